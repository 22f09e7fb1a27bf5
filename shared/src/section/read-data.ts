/**
 * The JSON that a document carries for scripts, in the element with this id. It is of compose's own
 * making, and of the type that compose writes there. Throws where there is none.
 */
export function readData<Data>(id: string, from: Document = document): Data {
  const text = from.getElementById(id)?.textContent
  if (!text) throw new Error(`This document holds no #${id}`)
  return JSON.parse(text)
}
