import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../shared/vite/workspace.ts'
import { sectionFiles } from './template.ts'

it.each([
  { en: 'Library', fil: 'Aklatan' },
  {
    en: 'Municipal library, archives and reading rooms of all barangays',
    fil: 'Aklatang bayan, sinupan at mga silid-basahan ng lahat ng barangay',
  },
])('the section of $en is formatted as it is written', (name) => {
  const files = sectionFiles({ id: 'library', name, dependencies: {} })
  const file = 'src/section.ts'
  const formatted = execFileSync(
    join(root, 'node_modules/.bin/biome'),
    ['format', `--stdin-file-path=mf-library/${file}`],
    { cwd: root, input: files[file], encoding: 'utf8' },
  )
  expect(formatted).toBe(files[file])
})
