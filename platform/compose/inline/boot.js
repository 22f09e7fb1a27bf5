// After the page: fetch all that brings it to life, everything at once, when the page itself has
// loaded or at the first touch. Earlier, the scripts would steal the line from the page.
{
  const page = JSON.parse(document.getElementById('portal-page').textContent)
  const signs = ['pointerdown', 'keydown', 'touchstart']
  const add = (element, properties) =>
    document.head.append(Object.assign(document.createElement(element), properties))
  const start = () => {
    removeEventListener('load', start)
    for (const sign of signs) removeEventListener(sign, start)
    for (const href of page.styles) add('link', { rel: 'stylesheet', href })
    for (const href of page.modules) add('link', { rel: 'modulepreload', href })
    add('script', { type: 'module', src: page.entry })
  }
  addEventListener('load', start)
  for (const sign of signs) addEventListener(sign, start, { passive: true })
}
