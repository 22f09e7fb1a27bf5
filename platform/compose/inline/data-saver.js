// Before the body: whether data is saved must be known before anything is fetched. The visitor's own
// choice wins over what the browser asks for. From here on this script keeps the class on the root,
// every switch, and the choice in step; what has come to life listens to the event. So a switch works
// before, and without, all other scripts.
{
  const name = 'data-saver'
  const root = document.documentElement
  let chosen = null
  const show = () => {
    try {
      chosen = localStorage.getItem(name) ?? chosen
    } catch {}
    const saves = chosen ? chosen === 'on' : Boolean(navigator.connection?.saveData)
    const before = root.classList.contains(name)
    root.classList.toggle(name, saves)
    for (const control of document.querySelectorAll('[data-saver]')) control.checked = saves
    if (saves !== before) dispatchEvent(new Event(name))
  }
  show()
  // The switches are there now; a page that comes back from the history may hold an old choice.
  for (const moment of ['DOMContentLoaded', 'pageshow']) addEventListener(moment, show)
  addEventListener('change', ({ target }) => {
    if (!target.matches?.('[data-saver]')) return
    chosen = target.checked ? 'on' : 'off'
    try {
      localStorage.setItem(name, chosen)
    } catch {}
    show()
  })
}
