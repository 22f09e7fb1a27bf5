import '../production.ts'

import { runCommand } from '../run-command.ts'
import { releaseMissing } from './release-missing.ts'
import { readRegistry } from './store.ts'

/** `npm run build`: a release of all that changed, into the store. Makes nothing current. */
await runCommand(async () => {
  const { shell, sections } = await releaseMissing(await readRegistry())
  for (const [id, version] of Object.entries({ shell, ...sections }))
    console.log(`${id} ${version}`)
})
