/** Hands a text to the browser as a file to save. */
export function saveFile(text: string, fileName: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers still read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
