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
  const heads = guide?.blocks.flatMap((block) =>
    block.kind === 'table' ? [block.columns.map(({ label }) => label).join(' ')] : [],
  )
  for (const range of ['₱50M-200M', '₱20M-100M', '₱30M-150M', '₱100M-500M']) {
    expect(heads).toContain(`Investment range ${range}`)
  }
})
