import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { livePorts, ports } from './ports.ts'

/** The folder that holds shared, shell and the sections. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** The ids of the sections in this checkout, from their folders `mf-<id>`, in alphabetical order. */
export function sectionIds(): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'src/section.ts')))
    .map((name) => name.slice('mf-'.length))
    .sort()
}

/** The folder of the shell. */
export const shellFolder = join(root, 'shell')

/** The folder of a section, which need not be there yet. */
export function sectionFolder(id: string): string {
  return join(root, `mf-${id}`)
}

/** The port of a section's dev server: as `npm run dev` has told, else by its place among all. */
export function sectionPort(id: string): number {
  return livePorts().get(id) ?? ports.firstSection + sectionIds().indexOf(id)
}

interface PackageJson {
  name: string
  version: string
  exports?: Record<string, string>
  dependencies?: Record<string, string>
}

/** A workspace's `package.json`. @throws where the folder has none */
export function readPackageJson(folder: string): PackageJson {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
