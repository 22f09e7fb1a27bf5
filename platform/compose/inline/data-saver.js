// Before the body: whether data is saved must be known before anything is fetched. The visitor's own
// choice wins over what the browser asks for: through its interface, or by the header of its request
// alone, of which the server tells. From here on this script keeps the class on the root, every
// switch, and the choice in step; what has come to life listens to the event. So a switch works
// before, and without, all other scripts.
{
  const name = 'data-saver'
  const { classList } = document.documentElement
  // Only the document itself has an entry by now. It is written so for brevity.
  const isAsked = /"save-data"/.test(JSON.stringify(performance.getEntries()))
  let chosen
  const show = () => {
    try {
      chosen = localStorage[name] ?? chosen
    } catch {}
    const saves = chosen ? chosen === 'on' : Boolean(isAsked || navigator.connection?.saveData)
    const before = classList.contains(name)
    classList.toggle(name, saves)
    for (const control of document.querySelectorAll(`[${name}]`)) control.checked = saves
    if (saves !== before) dispatchEvent(new Event(name))
  }
  show()
  // The switches are there now; a page that comes back from the history may hold an old choice.
  for (const moment of ['DOMContentLoaded', 'pageshow']) addEventListener(moment, show)
  addEventListener('change', ({ target }) => {
    if (!target.matches(`[${name}]`)) return
    chosen = target.checked ? 'on' : 'off'
    try {
      localStorage[name] = chosen
    } catch {}
    show()
  })
}
