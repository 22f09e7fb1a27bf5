import type { DocumentBlock, PublishedDocument } from '@portal/shared/documents'
import { formById, formOffice } from '@portal/shared/forms'
import type { Language } from '@portal/shared/i18n'
import { departmentNames } from '@portal/shared/site'
import { localCode } from '../facts/investment.ts'
import { contact } from './contact.ts'
import { heading, issued, list, paragraph, table, words } from './words.ts'

export function investorsKit(language: Language): PublishedDocument {
  const { page, own } = words[language]
  const copy = own.kit
  return {
    id: `investors-kit-${language}`,
    language,
    title: copy.title,
    subtitle: copy.subtitle,
    office: page.office,
    date: issued,
    blocks: [
      heading(copy.useTitle),
      paragraph(copy.use),
      heading(copy.factsTitle),
      list(copy.facts),
      heading(copy.letterTitle),
      paragraph(copy.letterIntro),
      ...copy.letter.map(paragraph),
      heading(copy.companyTitle),
      list(copy.company),
      heading(copy.siteTitle),
      list(copy.site),
      heading(copy.permitsTitle),
      permitsTable(language),
      heading(copy.incentivesTitle),
      paragraph(copy.incentivesIntro(localCode.decisionDays)),
      list(copy.incentives),
      heading(copy.meetTitle),
      officesTable(language),
      ...contact(language),
    ],
  }
}

function permitsTable(language: Language): DocumentBlock {
  const { permit, office, time, stated, askOffice, permits } = words[language].own.kit
  const building = formById('building-permit')
  const business = formById('business-permit')
  return table(
    [permit, office, time],
    [
      [...permits.locational, askOffice],
      [...permits.environment, stated],
      [permits.building, formOffice(building)[language], building.processingTime[language]],
      [...permits.fire, stated],
      [...permits.sanitary, askOffice],
      [permits.business, formOffice(business)[language], business.processingTime[language]],
    ],
  )
}

function officesTable(language: Language): DocumentBlock {
  const { page, own } = words[language]
  const { office, meetFor, meet } = own.kit
  return table(
    [office, meetFor],
    [
      [page.office, meet.investment],
      [departmentNames.planning[language], meet.planning],
      [departmentNames.engineering[language], meet.engineering],
      [departmentNames.assessor[language], meet.assessor],
      [departmentNames.treasurer[language], meet.treasurer],
      [departmentNames['business-license'][language], meet.license],
      [departmentNames.health[language], meet.health],
    ],
  )
}
