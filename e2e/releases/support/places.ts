import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { digestOf } from '../../../platform/release/files.ts'
import { root } from '../../../shared/vite/workspace.ts'

const name = process.env['PORTAL_TEST_FOLDER'] ?? 'portal-releases'

/** Where the tests of releases keep their stores, checkouts and data: apart for every checkout. */
export const testFolder = join(tmpdir(), `${name}-${digestOf(root)}`)

/** A store and data that every test starts from: this checkout, released once. */
export const firstRelease = {
  store: join(testFolder, 'first/store'),
  data: join(testFolder, 'first/data'),
}
