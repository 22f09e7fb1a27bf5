import { sectionConfig } from '../shared/vite/index.ts'

export default sectionConfig('tourism')
