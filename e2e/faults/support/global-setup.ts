import { clearResults } from './results.ts'

export default clearResults
