import { shellConfig } from '../shared/vite/index.ts'

export default shellConfig()
