import { rmSync } from 'node:fs'

/** Forgets the data that an earlier run of the tests has left, just before a server starts anew. */
const folder = process.env['PORTAL_DATA']
if (folder) rmSync(folder, { recursive: true, force: true })
