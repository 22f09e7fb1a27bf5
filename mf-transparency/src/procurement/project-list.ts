import { type Language, useLanguage } from '@portal/shared/i18n'
import { contractors } from '../../content/facts/contractors.ts'
import { pesos } from '../../content/facts/pesos.ts'
import { procurementDocumentId, type Stage } from '../../content/facts/procurement/document-ids.ts'
import type { Project } from '../../content/facts/procurement/project.ts'
import { documentAddress } from '../documents/document-address.ts'
import type { Column } from '../listing/export-records.ts'
import type { Listed } from '../listing/listing.ts'
import { labels, useLabels } from '../parts/labels.ts'
import { useProcurementCopy } from './copy.ts'

/** A project in a list of one of its stages. */
export interface ListedProject<P extends Project = Project> extends Listed {
  project: P
}

/** A project as a record of a list. `date` is the day of the stage that the list is about. */
export function listedProject<P extends Project>(
  project: P,
  language: Language,
  date: string,
): ListedProject<P> {
  const { id, title, category, scope, place, reference, budget, fund, award } = project
  const texts = [title, scope, place, ...(award ? [contractors[award.contractor]] : [])]
  // In both languages, as all other words.
  const names = Object.values(labels).flatMap((of) => [of.categories[category], of.funds[fund]])
  const amounts = [budget, ...(award ? [award.amount] : [])]
  // As the cards show them, and as figures alone, however they are typed.
  const sums = amounts.flatMap((amount) => [pesos(amount), `₱${amount}`])
  return {
    id,
    title: title[language],
    kind: category,
    year: Number(date.slice(0, 4)),
    date,
    amount: award?.amount ?? budget,
    words: [reference, ...sums, ...names, ...texts.flatMap((text) => Object.values(text))].join(
      ' ',
    ),
    project,
  }
}

/** The columns that every exported list of projects starts and ends with. */
export function useProjectColumns<R extends ListedProject>(
  stage: Stage,
  more: readonly Column<R>[],
): Column<R>[] {
  const copy = useProcurementCopy()
  const { categories, funds } = useLabels()
  const { language } = useLanguage()
  return [
    { key: 'reference', label: copy.reference, value: ({ project }) => project.reference },
    { key: 'title', label: copy.title, value: ({ title }) => title },
    { key: 'category', label: copy.category, value: ({ project }) => categories[project.category] },
    { key: 'fund', label: copy.fund, value: ({ project }) => funds[project.fund] },
    { key: 'place', label: copy.place, value: ({ project }) => project.place[language] },
    { key: 'budget', label: copy.budget, value: ({ project }) => project.budget },
    ...more,
    {
      key: 'file',
      label: 'PDF',
      value: ({ project }) => documentAddress(procurementDocumentId(stage, project)),
    },
  ]
}

/** The categories as choices of a list's filter. */
export function useCategoryChoices() {
  const { categories } = useLabels()
  return Object.entries(categories).map(([value, label]) => ({ value, label }))
}
