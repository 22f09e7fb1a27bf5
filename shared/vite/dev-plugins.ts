import type { Plugin } from 'vite'

/**
 * Has an edit of a section's styles show in the shell. Vite's client exchanges the first sheet of that
 * path in the document, whatever its origin: the shell's.
 */
export function sheetHmr(sheet: string): Plugin {
  return whileServed(
    'sheet-hmr',
    `import.meta.hot?.on('vite:beforeUpdate', ({ updates }) => {
  const old = document.querySelector('link[href^="${sheet}"]')
  if (!old || !updates.some(({ type }) => type === 'css-update')) return
  const next = Object.assign(old.cloneNode(), { onload: () => old.remove() })
  next.href = '${sheet}?t=' + Date.now()
  old.after(next)
})`,
  )
}

/**
 * Has the document load anew with the next edit where the shell shows what a page threw. React's own
 * refresh renders such a page again only if there was another one before.
 */
export function reloadAfterFix(): Plugin {
  return whileServed(
    'reload-after-fix',
    `import.meta.hot?.on('vite:afterUpdate', () => {
  if (document.querySelector('[data-thrown]')) location.reload()
})`,
  )
}

/** Runs this code in the browser together with a section, while a dev server serves it. */
function whileServed(name: string, run: string): Plugin {
  return {
    name: `portal:${name}`,
    apply: 'serve',
    transform: {
      filter: { id: /\/src\/section\.ts$/ },
      handler: (code) => `${code}\n${run}`,
    },
  }
}

/** Does not print the address of a section's dev server: it has no pages, the shell's shows them. */
export function hideDevUrl(): Plugin {
  return {
    name: 'portal:hide-dev-url',
    configureServer(server) {
      server.printUrls = () => {}
    },
  }
}
