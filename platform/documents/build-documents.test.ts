import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inspectPdf } from '../pdf/test-support/inspect-pdf.ts'
import { buildDocuments } from './build-documents.ts'
import { foldersWithDocuments, sizesFile } from './write-sizes.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'))
})

afterAll(() => rm(folder, { recursive: true }))

it('makes nothing of a section without documents', async () => {
  expect(await buildDocuments(folder, join(folder, 'out'))).toEqual([])
  expect(existsSync(join(folder, 'out'))).toBe(false)
})

it('refuses a module without the list', async () => {
  const section = join(folder, 'mf-odd')
  await mkdir(join(section, 'content/documents'), { recursive: true })
  await writeFile(join(section, 'content/documents/index.ts'), 'export const papers = []\n')
  await expect(buildDocuments(section, join(folder, 'out'))).rejects.toThrow('does not export')
})

describe.each(foldersWithDocuments().map((path) => ({ name: basename(path), path })))(
  'the documents of $name',
  ({ name, path }) => {
    let files: { id: string; bytes: number }[] = []

    beforeAll(async () => {
      files = await buildDocuments(path, join(folder, name))
    }, 60_000)

    it('are small, tagged files, and no larger than the list says', async () => {
      expect(files.length).toBeGreaterThan(0)
      for (const { id, bytes } of files) {
        const pdf = await readFile(join(folder, name, `${id}.pdf`))
        expect(pdf).toHaveLength(bytes)
        expect(bytes, id).toBeLessThan(40_000)
        expect(await inspectPdf(pdf), id).toMatchObject({ tagged: true, showsTitle: true })
      }
    }, 60_000)

    it('have the sizes that the pages show: else run `npm run documents`', async () => {
      const { documentSizes }: { documentSizes: Record<string, number> } = await import(
        /* @vite-ignore */ pathToFileURL(sizesFile(path)).href
      )
      expect(Object.keys(documentSizes)).toEqual(files.map(({ id }) => id))
      for (const { id, bytes } of files) {
        // A kilobyte of grace, since Node versions compress differently.
        expect(Math.abs((documentSizes[id] ?? 0) - bytes), id).toBeLessThan(1000)
      }
    })
  },
)
