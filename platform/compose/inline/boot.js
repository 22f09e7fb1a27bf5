// After the page: add the sheets, which style what stands below the first screen, and fetch all that
// brings the page to life and is not on its way yet, when the page can be seen or at the first touch.
// Where data is saved, it waits for a touch on something that needs it.
{
  const find = (selector) => document.querySelector(selector)
  const page = JSON.parse(find('#portal-page').textContent)
  const root = document.documentElement
  const add = (element, properties) =>
    document.head.append(Object.assign(document.createElement(element), properties))
  // Only the shell's own release may be started.
  const rules = { createScriptURL: (address) => (address.startsWith('/shell/') ? address : '') }
  const policy = window.trustedTypes?.createPolicy('portal#boot', rules) ?? rules
  // Used together, and not before they are here: the page is styled and laid out anew for each that
  // comes alone. Late, where one hangs. At once where an anchor is looked for: what it leads to lies
  // elsewhere without them, and the browser finds it as long as it loads.
  const addSheets = async () => {
    const sheets = page.styles.splice(0)
    if (!location.hash) await Promise.all(sheets.map(fetched))
    for (const href of sheets) addSheet(href)
  }
  const fetched = (href) =>
    new Promise((resolve) => {
      const link = find(`[href="${href}"]`)
      link.onload = resolve
      link.onerror = resolve
      // What is being fetched already would be fetched once more.
      link.media &&= ''
      if (performance.getEntriesByName(link.href)[0]) resolve()
      setTimeout(resolve, 1000)
    })
  // A sheet that failed is asked for again, less and less often, here or by the shell.
  const addSheet = (href, pause = 1000) => {
    if (find(`[href="${href}"][rel=stylesheet]`)?.sheet) return
    const onerror = ({ target }) => {
      target.remove()
      setTimeout(addSheet, pause, href, 3 * pause)
    }
    add('link', { rel: 'stylesheet', href, onerror })
  }
  let started
  const start = () => {
    if (started) return
    started = true
    addSheets()
    for (const href of page.modules) add('link', { rel: 'modulepreload', href })
    startShell()
    setTimeout(tellStandstill, 8000)
  }
  const isLate = () => find('body>[data-late]')
  // Whatever became of the scripts: they are missing, broken, or hang.
  const tellStandstill = () => isLate() && find('#standstill')?.removeAttribute('hidden')
  let pause = 1000
  const startShell = () =>
    add('script', {
      type: 'module',
      src: policy.createScriptURL(page.entry),
      onerror: recover,
    })
  // The page is readable without the shell, which is asked for again: less and less often, and when a
  // network comes back.
  const recover = async () => {
    if (await isOutdated()) reloadOnce()
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
      addEventListener('online', resolve)
    })
    pause *= 3
    startShell()
  }
  // A document that was kept for long may name a shell that is no longer there. Whatever else may
  // answer here, such as the login page of a public network, is no newer document.
  const isOutdated = async () => {
    try {
      const response = await fetch(location, {
        cache: 'no-cache',
        signal: AbortSignal.timeout?.(10_000),
      })
      const html = await response.text()
      return response.ok && html.includes('portal-page') && !html.includes(page.entry)
    } catch {}
  }
  // As in the shell, whose mark it is: once for each edition.
  const reloadOnce = () => {
    try {
      const { reloaded = '' } = sessionStorage
      if (!reloaded.includes(page.entry)) {
        sessionStorage.reloaded = reloaded + page.entry
        location.reload()
      }
    } catch {}
  }
  const kept = '[data-late] [type=button]:not([popovertarget])'
  // Heard on the way down: React stops events in what it has yet to hydrate.
  const hearTap = ({ target }) => {
    const link = target.closest?.('a')
    // All of the page is laid out before the browser looks for a place in it.
    if (link?.hash) root.classList.add('to-place')
    // Nor may the menu stay over it.
    link?.closest('[popover]')?.hidePopover?.()
    link?.closest('[popover] details')?.removeAttribute('open')
    // Nor may another tab go on as the chosen one.
    if (link?.role === 'tab' && isLate())
      for (const tab of link.parentNode.children) tab.ariaSelected = tab === link
    // A tap on a button that is not alive yet is kept, and repeated by what brings it to life.
    const button = target.closest?.(kept)
    if (button) {
      button.setAttribute('data-tapped', '')
      start()
    }
  }
  addEventListener('click', hearTap, true)
  // A saved copy has its scripts beside it: they cost nothing. Nor can a page that is shown in another
  // language than it came in go without.
  const startUnlessSaving = () =>
    root.matches('.data-saver:not(.other-language)') && !find('[name=portal-saved]')
      ? addSheets()
      : start()
  const field = 'input:not([data-saver]),select,textarea'
  const startAtField = ({ target }) => target.matches?.(field) && start()
  // Keys for what is not alive yet are kept as well: access keys, those that move the slides, those on
  // tabs, and Enter in a form whose button does nothing yet, unless more is typed.
  const hearKey = ({ altKey, ctrlKey, code, key, target }) => {
    const isArrow = /^Arrow[LR]/.test(key)
    if (altKey || isArrow) start()
    const isForPage = altKey ? !ctrlKey : isArrow && target === document.body
    if (isForPage && isLate()) root.setAttribute('data-early-key', code)
    const late = target.closest?.('[data-late] :is([role=tab],form)')
    if (late?.href || late?.querySelector('[type=submit]:disabled'))
      late.setAttribute('data-tapped', key)
  }
  if (location.hash) addSheets()
  // A page that is opened again, whose sheets hold up its drawing, is laid out before the document is
  // complete. Otherwise Chromium may take it to the anchor of its address, not to where it was left.
  find('[blocking]')?.offsetTop
  // A page that opens in a tab behind is not painted. Otherwise not within the load itself: the browser
  // lays the page out both before and after it, and would do so for the sheets in the same breath.
  addEventListener('load', () =>
    document.hidden
      ? startUnlessSaving()
      : requestAnimationFrame(() => setTimeout(startUnlessSaving)),
  )
  for (const sign of ['data-saver', 'pointerdown', 'keydown', 'touchstart'])
    addEventListener(sign, startUnlessSaving, { passive: true })
  addEventListener('focusin', startAtField)
  addEventListener('keydown', hearKey, true)
  addEventListener('input', ({ target }) => target.form?.removeAttribute('data-tapped'), true)
  // The end of the document is laid out once, with the sheets, where they are there by now.
  if (performance.getEntriesByType('paint')[0]) startUnlessSaving()
  // Last: an old browser may throw here, and starts at the page's load all the same.
  else new PerformanceObserver(startUnlessSaving).observe({ type: 'paint' })
}
