import type { Language } from '@portal/shared/i18n'
import { departmentNames } from '@portal/shared/site'
import { expect, it } from 'vitest'
import { documentSizes } from '../facts/document-sizes.ts'
import { documents } from './index.ts'

it('publishes the guide and the kit in both languages, each of a known size', () => {
  expect(documents.map(({ id }) => id)).toEqual([
    'investment-guide-en',
    'investors-kit-en',
    'investment-guide-fil',
    'investors-kit-fil',
  ])
  expect(Object.keys(documentSizes).sort()).toEqual(documents.map(({ id }) => id).sort())
})

it.each(['investment-guide', 'investors-kit'])(
  'says in %s the same parts in both languages',
  (name) => {
    const [en, fil] = ['en', 'fil'].map((language) =>
      documents
        .find(({ id }) => id === `${name}-${language}`)
        ?.blocks.map((block) => [block.kind, block.kind === 'table' ? block.rows.length : 0]),
    )
    expect(en?.length).toBeGreaterThan(10)
    expect(fil).toEqual(en)
  },
)

it('lists every sector with its range in the guide', () => {
  const guide = documents.find(({ id }) => id === 'investment-guide-en')
  const texts = guide?.blocks.flatMap((block) => ('text' in block ? [block.text] : [])) ?? []
  expect(texts.flatMap((text) => /Investment range: (.*)\.$/.exec(text)?.[1] ?? [])).toEqual([
    '₱50M-200M',
    '₱20M-100M',
    '₱30M-150M',
    '₱100M-500M',
  ])
})

it.each<[Language, string, string]>([
  ['en', "See the agency's Citizen's Charter", 'Ask the office'],
  ['fil', "Tingnan ang Citizen's Charter ng ahensiya", 'Itanong sa tanggapan'],
])('sends in the kit in %s only to the charters of other agencies', (language, charter, ask) => {
  const kit = documents.find(({ id }) => id === `investors-kit-${language}`)
  const rows = kit?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])) ?? []
  const permitsFor = (time: string) => rows.filter((row) => row[2] === time).map((row) => row[1])
  expect(permitsFor(charter)).toEqual([
    expect.stringContaining('Environmental Management Bureau'),
    'Bureau of Fire Protection',
  ])
  const { planning, health } = departmentNames
  expect(permitsFor(ask)).toEqual([planning[language], health[language]])
})
