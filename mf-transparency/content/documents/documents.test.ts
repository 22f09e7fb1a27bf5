import type { PublishedDocument } from '@portal/shared/documents'
import { describe, expect, it } from 'vitest'
import { documentSizes } from '../facts/document-sizes.ts'
import { downloadCounts } from '../facts/downloads.ts'
import { procurementDocumentId } from '../facts/procurement/document-ids.ts'
import { type Category, categories } from '../facts/procurement/project.ts'
import { awardedProjects, contractedProjects, projects } from '../facts/procurement/projects.ts'
import { awardDocument } from './award.ts'
import { documents } from './index.ts'
import { exactPesos } from './words.ts'

const ids = documents.map(({ id }) => id)

const textOf = (id: string) => JSON.stringify(found(id))

function found(id: string): PublishedDocument | undefined {
  return documents.find((document) => document.id === id)
}

it('publishes the files that the pages measure and count', () => {
  expect(Object.keys(documentSizes)).toEqual(ids)
  expect(new Set(Object.keys(downloadCounts))).toEqual(new Set(ids))
})

it('writes centavos in contracts', () => {
  expect(exactPesos(6_612_480)).toBe('₱6,612,480.00')
})

describe.each(projects)('the documents of $id', (project) => {
  it('invite for the budget and the deadline of the page, by the law of the day', () => {
    const text = textOf(procurementDocumentId('invitation', project))
    expect(text).toContain(exactPesos(project.budget))
    expect(text).toContain(project.reference)
    const law = project.id === 'treatment-facility' ? 'No. 9184' : 'No. 12009'
    expect(text).toContain(law)
  })
})

it.each(awardedProjects)('awards $id for the amount of the page', (project) => {
  expect(textOf(procurementDocumentId('award', project))).toContain(
    exactPesos(project.award.amount),
  )
})

it('awards consulting services to the highest rated bid, all else to the lowest calculated', () => {
  const [awarded] = awardedProjects
  if (!awarded) throw new Error('nothing was awarded')
  const ground = (category: Category) =>
    / to be the ([\w ]+) and responsive bid/.exec(
      JSON.stringify(awardDocument({ ...awarded, category })),
    )?.[1]
  expect(categories.map(ground)).toEqual([
    'lowest calculated',
    'lowest calculated',
    'highest rated',
  ])
})

it.each(contractedProjects)('has a contract and a notice for $id with its days', (project) => {
  for (const stage of ['proceed', 'contract'] as const) {
    const text = textOf(procurementDocumentId(stage, project))
    expect(text).toContain(`${project.contract.days} calendar days`)
    expect(text).toContain(exactPesos(project.award.amount))
  }
})

it('has no notice for a project that has not come so far', () => {
  expect(found('notice-to-proceed-market-roof')).toBeUndefined()
  expect(found('notice-of-award-land-use-plan')).toBeUndefined()
})
