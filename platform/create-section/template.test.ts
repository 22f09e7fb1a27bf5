import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../shared/vite/workspace.ts'
import { findPlaceholders } from '../golive/placeholders.ts'
import { sectionFiles } from './template.ts'

it.each([
  { en: 'Library', fil: 'Aklatan' },
  {
    en: 'Municipal library, archives and reading rooms of all barangays',
    fil: 'Aklatang bayan, sinupan at mga silid-basahan ng lahat ng barangay',
  },
])('the section of $en is formatted as it is written', (name) => {
  const files = sectionFiles({ id: 'library', name, given: {}, dependencies: {} })
  const file = 'src/section.ts'
  const formatted = execFileSync(
    join(root, 'node_modules/.bin/biome'),
    ['format', `--stdin-file-path=mf-library/${file}`],
    { cwd: root, input: files[file], encoding: 'utf8' },
  )
  expect(formatted).toBe(files[file])
})

it('what nobody named is listed as still to be named, and no other name', () => {
  const name = { en: 'Public library', fil: 'Public library' }
  const files = sectionFiles({ id: 'library', name, given: { en: name.en }, dependencies: {} })
  const unnamed = Object.entries(files).flatMap(([file, source]) =>
    findPlaceholders(file, source).filter(({ value }) => value.includes(name.en)),
  )
  expect(unnamed.map(({ file, value }) => `${file} ${value}`)).toEqual([
    "src/section.ts fil: 'Public library'",
    "content/fil/library.ts title: 'Public library'",
  ])
})
