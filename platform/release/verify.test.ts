import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Releases } from './release.ts'
import { verifyReleases } from './verify.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-verify-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const label = { en: 'Library', fil: 'Aklatan' }

/** A shell and one section that fit, with all their files. */
function releases(id = 'library'): Releases {
  const files = (place: string) => {
    const address = (file: string) => `/${place}/1.0.0/client/${file}.js`
    return {
      version: '1.0.0',
      contract: '1.0.0',
      bytes: 1,
      entry: address('entry'),
      modules: [address('common')],
      styles: [],
      integrity: {},
      pages: [
        {
          path: `/${place}` as const,
          title: label,
          description: label,
          rooms: [],
          modules: [address('page')],
          late: { modules: [address('late')], rooms: [] },
        },
      ],
    }
  }
  for (const [place, server] of [
    ['page-of-shell', 'shell'],
    ['library', 'section'],
  ] as const) {
    const scripts = ['entry', 'common', 'page', 'late'].map((name) => `client/${name}.js`)
    for (const file of [`server/${server}.mjs`, ...scripts]) {
      mkdirSync(dirname(join(folder, place, file)), { recursive: true })
      writeFileSync(join(folder, place, file), '')
    }
  }
  return {
    shell: {
      folder: join(folder, 'page-of-shell'),
      facts: { ...files('page-of-shell'), kind: 'shell', provides: {}, onDemand: {} },
    },
    sections: [
      {
        folder: join(folder, 'library'),
        facts: { ...files('library'), kind: 'section', id, menu: [], requires: {} },
      },
    ],
  }
}

it('lets whole releases through', async () => {
  expect(await verifyReleases(releases())).toEqual([])
})

it.each([
  ['library', 'server/section.mjs', 'Section library'],
  ['library', 'client/common.js', 'Section library'],
  ['library', 'client/late.js', 'Section library'],
  ['page-of-shell', 'server/shell.mjs', 'The shell'],
  ['page-of-shell', 'client/entry.js', 'The shell'],
  ['page-of-shell', 'client/common.js', 'The shell'],
])('names the file that is gone, and how to mend it: %s/%s', async (place, file, name) => {
  const all = releases()
  rmSync(join(folder, place, file))
  const [problem, ...others] = await verifyReleases(all)
  expect(problem).toContain(
    `${name} 1.0.0 is damaged: ${join(folder, place)} lacks ${file}. Delete`,
  )
  expect(others).toEqual([])
})

it.each(['shell', 'portal', 'Library'])('no section can be called %s', async (id) => {
  expect(await verifyReleases(releases(id))).toContain(
    `“${id}” cannot be a section's id: lower-case letters and digits, not “shell” or “portal”.`,
  )
})

it('names a file in a style that is not in the release', async () => {
  const all = releases()
  const address = '/sections/library/1.0.0/client/assets/styles.css'
  const names = ['./a b.avif', '/nope.png', 'https://evil.example/x.png', '#own', 'data:,']
  const values = names.map((name) => `mask: url("${name}")`).join(';')
  mkdirSync(join(folder, 'library/client/assets'))
  writeFileSync(join(folder, 'library/client/assets/a b.avif'), '')
  writeFileSync(
    join(folder, 'library/client/assets/styles.css'),
    `[data-section="library"] .a{${values};background:url(gone.png)}`,
  )
  all.sections[0]?.facts.styles.push(address)
  const told = (await verifyReleases(all)).map((problem) => / the file (\S+),/.exec(problem)?.[1])
  expect(told).toEqual([
    '/nope.png',
    'https://evil.example/x.png',
    '/sections/library/1.0.0/client/assets/gone.png',
  ])
})

it('counts what pages share, and not what comes late, in what a page may need', async () => {
  const all = releases()
  const fill = (name: string, bytes: number) =>
    writeFileSync(join(folder, `library/client/${name}.js`), Buffer.alloc(bytes))
  fill('late', 100_000)
  fill('common', 30_000)
  fill('page', 30_000)
  expect(await verifyReleases(all)).toEqual([])
  fill('common', 31_000)
  expect(await verifyReleases(all)).toEqual([
    expect.stringMatching(/^Page \/library of section library needs 61 kB .+ more than the 60 kB /),
  ])
})
