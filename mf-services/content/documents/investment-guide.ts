import type { DocumentBlock, PublishedDocument } from '@portal/shared/documents'
import { formById, formOffice } from '@portal/shared/forms'
import type { Language } from '@portal/shared/i18n'
import { figures, localCode, sectors } from '../facts/investment.ts'
import { contact } from './contact.ts'
import { heading, issued, list, paragraph, subheading, table, words } from './words.ts'

export function investmentGuide(language: Language): PublishedDocument {
  const { page, own } = words[language]
  const copy = own.guide
  return {
    id: `investment-guide-${language}`,
    language,
    title: copy.title,
    subtitle: copy.subtitle,
    office: page.office,
    date: issued,
    blocks: [
      heading(copy.whyTitle),
      ...copy.why.map(paragraph),
      heading(copy.figuresTitle),
      figuresTable(language),
      heading(copy.sectorsTitle),
      paragraph(page.sectors.lead),
      ...sectors.flatMap((sector) => sectorBlocks(sector, language)),
      heading(copy.incentivesTitle),
      ...incentiveBlocks(language),
      heading(copy.beginTitle),
      stepsTable(language),
      heading(copy.lawsTitle),
      list(copy.laws),
      ...contact(language),
    ],
  }
}

function figuresTable(language: Language): DocumentBlock {
  const { page, own } = words[language]
  const copy = page.stats
  return table(
    [own.guide.figure, own.guide.value, own.guide.note],
    [
      [copy.population, figures.population, copy.populationNote],
      [copy.output, figures.agriculturalOutput, copy.outputNote],
      [copy.growth, figures.growth, copy.growthNote],
      [copy.land, figures.farmland, copy.landNote(figures.landArea)],
    ],
  )
}

function sectorBlocks({ id, range }: (typeof sectors)[number], language: Language) {
  const { page, own } = words[language]
  const copy = page.sectors
  const { title, description, potential, advantages, projects, sites, permits } = copy.items[id]
  return [
    subheading(title),
    paragraph(`${description} ${copy.range}: ${range}.`),
    table(
      [own.guide.sector, own.guide.details],
      [
        [copy.potential, potential],
        [copy.advantages, sentences(advantages)],
        [copy.projects, sentences(projects)],
        [copy.sites, sites],
        [copy.permits, permits],
      ],
    ),
  ]
}

/** Items that begin with a capital, as a card lists them, in one cell. */
function sentences(items: readonly string[]): string {
  return items.map((item) => `${item}.`).join(' ')
}

function incentiveBlocks(language: Language): DocumentBlock[] {
  const { localTaxes, nationalTaxes, oneDesk, peopleAndLand } =
    words[language].page.incentives.items
  const local = localTaxes.text(localCode.exemptYears, localCode.halfYears)
  return [
    list([
      `${localTaxes.title}. ${local}`,
      ...[nationalTaxes, oneDesk, peopleAndLand].map(({ title, text }) => `${title}. ${text}`),
    ]),
  ]
}

function stepsTable(language: Language): DocumentBlock {
  const { page, own } = words[language]
  const { step, office, time, steps } = own.guide
  const [incentivesStep, decision] = steps.incentives
  const building = formById('building-permit')
  const business = formById('business-permit')
  return table(
    [step, office, time],
    [
      [steps.talk[0], page.office, steps.talk[1]],
      [steps.visit[0], page.office, steps.visit[1]],
      steps.register,
      steps.clear,
      steps.environment,
      [incentivesStep, page.office, decision(localCode.decisionDays)],
      [steps.building, formOffice(building)[language], building.processingTime[language]],
      [steps.business, formOffice(business)[language], business.processingTime[language]],
    ],
  )
}
