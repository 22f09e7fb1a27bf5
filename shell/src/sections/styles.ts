/** Longest wait for a style sheet, in milliseconds: late is better than a page that never comes. */
const patience = 3000

/**
 * Adds a section's style sheets to the page, each once. Resolves when they have arrived, failed or
 * run out of patience: a missing sheet costs looks, never the page.
 */
export async function addStyles(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(addStyle))
}

function addStyle(address: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${address}"]`)) return Promise.resolve()
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      resolve()
    }
    setTimeout(resolve, patience)
    document.head.append(link)
  })
}
