import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../../shared/vite/workspace.ts'
import { testFolder } from './places.ts'

/** One team's copy of the repository: its own folders, `shared` and `platform`, and no other section. */
export interface Checkout {
  folder: string
  /** Changes a file. @throws where the text to be replaced is not in it */
  edit(file: string, from: string | RegExp, to: string): void
  write(file: string, content: string | Uint8Array): void
}

/** @param own - the folders that the team has, such as `mf-tourism` */
export function createCheckout(...own: string[]): Checkout {
  const folder = mkdtempSync(join(testFolder, 'checkout-'))
  const copy = (name: string) =>
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/[/\\](node_modules|dist)$/.test(path),
    })
  // What runs and builds in it reads from tsconfig.json how JSX is meant.
  const common = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json']
  for (const name of [...common, 'shared', 'platform', ...own]) copy(name)
  linkPackages(folder, ['shared', ...own])
  return {
    folder,
    edit(file, from, to) {
      const path = join(folder, file)
      const source = readFileSync(path, 'utf8')
      const changed = source.replace(from, to)
      if (changed === source) throw new Error(`${file} has no ${from}`)
      writeFileSync(path, changed)
    },
    write(file, content) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), content)
    },
  }
}

/** The installed packages, but of the portal's own only what this checkout has. */
function linkPackages(folder: string, own: string[]): void {
  const packages = join(folder, 'node_modules')
  mkdirSync(join(packages, '@portal'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '@portal' || name.startsWith('.vite')) continue
    symlinkSync(join(root, 'node_modules', name), join(packages, name))
  }
  for (const name of own) {
    symlinkSync(join(folder, name), join(packages, '@portal', name.replace('mf-', '')))
  }
}
