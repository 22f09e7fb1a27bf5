import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readPackageJson, root, sectionFolder, shellFolder } from '../../shared/vite/workspace.ts'
import { OperatorError } from '../operator-error.ts'
import { releasableIds } from '../release/candidates.ts'
import { readSection } from '../release/section-pages.ts'
import { shellId } from '../release/store.ts'
import { isReserved } from '../release/verify.ts'
import { runToEnd } from '../run-command.ts'
import { sectionFiles } from './template.ts'

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
  const [id = '', ...others] = positionals
  if (!/^[a-z][a-z0-9]*$/.test(id) || others.length > 0) {
    throw new OperatorError(
      `“${id}” cannot be a section's id: it takes lower-case letters and digits. Usage: ${usage}`,
    )
  }
  if (isReserved(`/${id}`) || existsSync(join(root, id))) {
    throw new OperatorError(`“${id}” is the portal's own name. Choose another id.`)
  }
  const folder = sectionFolder(id)
  if (existsSync(folder)) throw new OperatorError(`There is a folder mf-${id} already.`)
  const owner = await ownerOf(`/${id}`)
  if (owner)
    throw new OperatorError(`“${id}” is taken: ${owner} has the page /${id}. Choose another id.`)

  const name = { en: values.en ?? capitalized(id), fil: values.fil ?? values.en ?? capitalized(id) }
  if (Object.values(name).some((text) => /['\\\n]/.test(text))) {
    throw new OperatorError(
      'A name cannot hold an apostrophe or a backslash: write it in the files later.',
    )
  }
  const shared = readPackageJson(join(root, 'shared'))
  const react = shared.dependencies?.['react'] ?? ''
  const dependencies = { '@portal/shared': shared.version, react, 'react-dom': react }
  const files = sectionFiles({ id, name, dependencies })
  await writeFolder(folder, files)
  await lockWorkspace(id, dependencies)

  console.log(`mf-${id} is there:`)
  for (const file of Object.keys(files)) console.log(`  mf-${id}/${file}`)
  console.log(`
npm run dev -- ${id}      shows it in the portal while you work on it
npm run publish -- ${id}  puts it on the portal, into menu, sitemap and search`)
})

/** The folder of the section, or of the shell, that has a page at this path. */
async function ownerOf(path: string): Promise<string | undefined> {
  for (const id of releasableIds()) {
    const folder = id === shellId ? shellFolder : sectionFolder(id)
    const { pages } = await readSection(folder)
    if (pages.some((page) => page.path === path)) return basename(folder)
  }
  return undefined
}

/** Writes all files or none. */
async function writeFolder(folder: string, files: Record<string, string>): Promise<void> {
  const draft = `${folder}.draft`
  await rm(draft, { recursive: true, force: true })
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(draft, path)), { recursive: true })
    await writeFile(join(draft, path), content)
  }
  await rename(draft, folder)
}

/** Notes the new workspace in the lockfile, so that `npm ci` goes on agreeing with it. */
async function lockWorkspace(id: string, dependencies: Record<string, string>): Promise<void> {
  const path = join(root, 'package-lock.json')
  if (!existsSync(path)) return
  const lock: { packages: Record<string, unknown> } = JSON.parse(readFileSync(path, 'utf8'))
  lock.packages[`mf-${id}`] = { name: `@portal/${id}`, version: '1.0.0', dependencies }
  lock.packages[`node_modules/@portal/${id}`] = { resolved: `mf-${id}`, link: true }
  const { '': project, ...others } = lock.packages
  const sorted = Object.entries(others).sort(([one], [other]) => one.localeCompare(other, 'en'))
  lock.packages = { '': project, ...Object.fromEntries(sorted) }
  await writeFile(path, `${JSON.stringify(lock, null, 2)}\n`)
}

function capitalized(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1)
}
