export { buildTimeData } from './data-plugin.ts'
export { ownSourcesOnly } from './own-sources-plugin.ts'
export { sectionConfig } from './section-config.ts'
export { serverConfig } from './server-config.ts'
export { shellConfig } from './shell-config.ts'
export {
  reactEntries,
  type Singleton,
  sharedRooms,
  singletons,
  usedSingletons,
} from './singletons.ts'
export { stylesConfig } from './styles-config.ts'
