import type { MunicipalForm } from '@portal/shared/forms'
import type { Language } from '@portal/shared/i18n'
import { type Block, flow } from '../pdf/flow.ts'
import { drawFooters } from '../pdf/footer.ts'
import { drawRunningHead } from '../pdf/letterhead.ts'
import { closePaper } from '../pdf/paper.ts'
import { type FormPaper, openFormPaper } from './form-paper.ts'
import { checklist } from './parts/checklist.ts'
import { declaration } from './parts/declaration.ts'
import { fieldGroup } from './parts/field-group.ts'
import { drawMasthead } from './parts/masthead.ts'
import { notices } from './parts/notices.ts'
import { officeUse } from './parts/office-use.ts'
import { sectionHeading } from './parts/section-heading.ts'
import { serviceFacts } from './parts/service-facts.ts'
import { steps } from './parts/steps.ts'
import type { FormSheet } from './sheet.ts'
import { sheets } from './sheets/index.ts'

/** Draws one form in one language and gives the PDF's bytes: the same every time. */
export async function renderForm(form: MunicipalForm, language: Language): Promise<Buffer> {
  const sheet = sheets[form.id]
  const title = sheet.heading[language]
  const paper = openFormPaper(title, form.description[language], language)
  const top = drawMasthead(paper, form, sheet)
  flow(blocksOf(paper, form, sheet), top, () => {
    paper.doc.addPage()
    return drawRunningHead(paper, title)
  })
  drawFooters(paper, paper.copy.free)
  return closePaper(paper)
}

function blocksOf(paper: FormPaper, form: MunicipalForm, sheet: FormSheet): Block[] {
  const { pick, copy } = paper
  let parts = 0
  const heading = (text: string) => sectionHeading(paper, String.fromCharCode(65 + parts++), text)
  return [
    serviceFacts(paper, form),
    steps(paper, form),
    heading(pick(sheet.checklistHeading)),
    checklist(paper, form.requirements.map(pick)),
    ...sheet.groups.flatMap((group) => [heading(pick(group.heading)), ...fieldGroup(paper, group)]),
    heading(copy.declaration),
    declaration(paper, sheet),
    officeUse(paper, form),
    ...notices(paper, form),
  ]
}
