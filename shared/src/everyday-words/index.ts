export { isSynonymGroup, meaningOf } from './meaning.ts'
export { stem } from './stem.ts'
