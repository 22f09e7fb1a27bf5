import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readPackageJson, root, sectionFolder } from '../../shared/vite/workspace.ts'
import { OperatorError } from '../operator-error.ts'
import { releasableIds } from '../release/candidates.ts'
import { knownIds } from '../release/history.ts'
import { readSection } from '../release/section-pages.ts'
import { sourceFolder } from '../release/source-version.ts'
import { readRegistry, storedVersions, storeFolder } from '../release/store.ts'
import { isReservedId, isReservedPath } from '../release/verify.ts'
import { runToEnd } from '../run-command.ts'
import { sectionName } from './section-name.ts'
import { sectionFiles } from './template.ts'
import { writeSection } from './write-section.ts'

const usage = 'npm run create-section -- library [--en "Public library" --fil "Aklatang bayan"]'

/**
 * `npm run create-section -- <id> [--en <name>] [--fil <name>]`: a new section with one page in both
 * languages, its test and its build. Nothing else in the checkout has to know of it.
 */
await runToEnd(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { en: { type: 'string' }, fil: { type: 'string' } },
  })
  const [id = '', surplus] = positionals
  if (surplus !== undefined) {
    throw new OperatorError(
      `“${surplus}” is one word too many: put a name of several words in quotes. Usage: ${usage}`,
    )
  }
  if (!/^[a-z][a-z0-9]*$/.test(id)) {
    throw new OperatorError(
      `“${id}” cannot be a section's id: it takes lower-case letters and digits. Usage: ${usage}`,
    )
  }
  const name = sectionName(id, values)
  if (isReservedId(id) || isReservedPath(`/${id}`) || existsSync(join(root, id))) {
    throw new OperatorError(`“${id}” is the portal's own name. Choose another id.`)
  }
  if (existsSync(sectionFolder(id))) throw new OperatorError(`There is a folder mf-${id} already.`)
  const owner = await ownerOf(`/${id}`)
  if (owner)
    throw new OperatorError(`“${id}” is taken: ${owner} has the page /${id}. Choose another id.`)
  if (await isInStore(id)) {
    throw new OperatorError(
      `“${id}” is taken: the store ${storeFolder} has, or had, a section of that name, and publishing yours would replace it. Choose another id, or go on with the sources of that one. In a store of your own, another folder for it (PORTAL_STORE) begins anew.`,
    )
  }

  const shared = readPackageJson(join(root, 'shared'))
  const react = shared.dependencies?.['react'] ?? ''
  const dependencies = { '@portal/shared': shared.version, react, 'react-dom': react }
  const files = sectionFiles({ id, name, given: values, dependencies })
  await writeSection(id, files, dependencies)

  console.log(`mf-${id} is there:`)
  for (const file of Object.keys(files)) console.log(`  mf-${id}/${file}`)
  console.log(`
npm run dev -- ${id}      shows it in the portal while you work on it
npm run publish -- ${id}  puts it on the portal, into menu, sitemap and search`)
})

/** The folder of the section, or of the shell, that has a page at this path. */
async function ownerOf(path: string): Promise<string | undefined> {
  for (const id of releasableIds()) {
    const folder = sourceFolder(id)
    const { pages } = await readSection(folder)
    if (pages.some((page) => page.path === path)) return basename(folder)
  }
  return undefined
}

/** Whether the store has a section of this name, or had: it may be another team's. */
async function isInStore(id: string): Promise<boolean> {
  const known = knownIds(await readRegistry())
  return known.includes(id) || (await storedVersions(id)).length > 0
}
