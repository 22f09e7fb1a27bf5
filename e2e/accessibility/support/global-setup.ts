import { checked } from './results.ts'

export default checked.clear
