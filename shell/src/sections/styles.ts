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
  if (document.querySelector(`link[rel="stylesheet"][href="${address}"]`)) return Promise.resolve()
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      setTimeout(addStyle, pause, address, pause * 3)
      resolve()
    }
    setTimeout(resolve, styleTimeout)
    document.head.append(link)
  })
}
