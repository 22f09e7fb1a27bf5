// After the styles of the first screen: a page that is opened again where it was left, such as one that
// a phone had put away, is laid out as it stood before the browser looks for the place in it. Its sheets
// are at hand by then, as a rule: where one is not, the text does not wait for it.
{
  const timeout = 1000 // ms
  const [{ type }] = performance.getEntriesByType('navigation')
  if (type !== 'navigate') {
    document.documentElement.classList.add('to-place')
    for (const sheet of document.querySelectorAll('[as=style]')) {
      const awaited = { rel: 'stylesheet', media: '', blocking: 'render' }
      document.head.append(Object.assign(sheet, awaited))
      setTimeout(() => {
        if (!sheet.sheet) sheet.media = 'not all'
      }, timeout)
    }
  }
}
