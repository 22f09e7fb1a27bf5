import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const folders = /^(shared|shell|platform|supabase|mf-[\w-]+)$/
/** What `create-section` writes is marked for those who will fill it in. */
const skipped = new Set(['node_modules', 'dist', 'create-section', 'migrations', 'tests'])

/**
 * The sources of every folder that may hold what is only a sample, tests aside, in alphabetical order.
 *
 * @returns paths below `root`, with forward slashes
 */
export function sampleSources(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && folders.test(entry.name))
    .flatMap(({ name }) => filesBelow(join(root, name)))
    .filter((file) => /(?<!\.test)\.(tsx?|sql)$/.test(file))
    .map((file) => relative(root, file).split(sep).join('/'))
    .sort()
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return skipped.has(entry.name) ? [] : filesBelow(path)
  })
}
