export { type Cell, toCsv } from './csv.ts'
export { saveFile } from './save-file.ts'
