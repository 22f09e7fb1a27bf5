import { ports } from '../../shared/vite/index.ts'

/** The servers under test run apart from those of a developer at work. */
export const portal = { port: 4273, url: 'http://localhost:4273' }
export const devShell = { port: ports.shell, url: `http://localhost:${ports.shell}` }
