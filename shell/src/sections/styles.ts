/** Longest wait for a style sheet, in milliseconds: less than for the page that it belongs to. */
const styleTimeout = 2000

/** Pause before a sheet that failed is asked for again, in milliseconds; it triples every time. */
const firstPause = 1000

/**
 * Adds a section's style sheets to the page, each once. Resolves when they have arrived, failed or
 * run out of time: a missing sheet costs looks, never the page.
 */
export async function addStyles(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map((address) => addStyle(address, firstPause)))
}

function addStyle(address: string, pause: number): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${address}"]`)
  if (known?.sheet) return Promise.resolve()
  return new Promise((resolve) => {
    const link = known ?? document.createElement('link')
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve())
    setTimeout(resolve, styleTimeout)
    if (known) return
    link.rel = 'stylesheet'
    link.href = address
    link.onerror = () => {
      link.remove()
      setTimeout(addStyle, pause, address, pause * 3)
    }
    document.head.append(link)
  })
}
