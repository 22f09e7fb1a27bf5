import { ports } from '../../shared/vite/ports.ts'

/** The servers under test run apart from those of a developer at work, and of another checkout. */
const port = Number(process.env['PORTAL_TEST_PORT'] || 4273)
export const portal = { port, url: `http://localhost:${port}` }
export const devShell = { port: ports.shell, url: `http://localhost:${ports.shell}` }
