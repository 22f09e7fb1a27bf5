export type Cell = string | number

/** Lets a spreadsheet read the file as UTF-8. */
const byteOrderMark = '\ufeff'

/**
 * Rows as a CSV file of RFC 4180: CRLF, quotes doubled, the first row being the header. Texts that
 * a spreadsheet would run as a formula get a leading apostrophe.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')
}

function toField(cell: Cell): string {
  const text = typeof cell === 'number' ? String(cell) : disarm(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Full-width signs count too: some spreadsheets take them for the plain ones. */
function disarm(text: string): string {
  return /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/.test(text) ? `'${text}` : text
}
