import { offices } from '../../content/facts/offices.ts'
import { bayanihanReports } from '../../content/facts/reports/bayanihan-grant.ts'
import { fullDisclosure } from '../../content/facts/reports/full-disclosure.ts'
import { lgsfReports } from '../../content/facts/reports/lgsf.ts'
import type { Report } from '../../content/facts/reports/report.ts'
import { fileFacts } from './file-facts.ts'
import type { ListedDocument } from './listed-document.ts'

function listed({ kind, office, ...report }: Report): ListedDocument {
  return { ...report, type: kind, kind, office: offices[office].name, ...fileFacts(report.id) }
}

export const reportDocuments = {
  fullDisclosure: fullDisclosure.map(listed),
  lgsf: lgsfReports.map(listed),
  bayanihan: bayanihanReports.map(listed),
}
