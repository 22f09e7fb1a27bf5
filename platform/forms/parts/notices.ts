import { isFree, type MunicipalForm } from '@portal/shared/forms'
import { departmentNames, municipality, nationalHotlines } from '@portal/shared/site'
import { dataProtectionOfficer } from '../../../shared/src/site/data-protection.ts'
import type { Block } from '../../pdf/flow.ts'
import { artifact, element } from '../../pdf/tags.ts'
import { textHeight, write } from '../../pdf/text.ts'
import { colors, contentWidth, margin, styles } from '../../pdf/theme.ts'
import type { FormPaper } from '../form-paper.ts'

const indent = 10

/** The notice on personal data (RA 10173) and the one on honest service (RA 11032). */
export function notices(paper: FormPaper, form: MunicipalForm): Block[] {
  const { copy, pick } = paper
  const { email, phone } = dataProtectionOfficer
  const complaints = nationalHotlines.find(({ id }) => id === 'complaint')
  if (!complaints) throw new Error('no hotline for complaints')
  return [
    notice(paper, copy.privacyTitle, copy.privacy(pick(municipality.title), email, phone)),
    notice(
      paper,
      copy.serviceTitle,
      isFree(form)
        ? copy.freeService(complaints.number)
        : copy.service(pick(departmentNames.treasurer), complaints.number),
    ),
  ]
}

function notice(paper: FormPaper, title: string, text: string): Block {
  const x = margin.left + indent
  const width = contentWidth - indent
  const heading = { ...styles.label, color: colors.forest }
  const titleHeight = textHeight(paper, title, heading, width) + 1
  const height = titleHeight + textHeight(paper, text, styles.small, width)
  return {
    height,
    gap: 10,
    draw(y) {
      artifact(paper, () => {
        paper.doc.rect(margin.left, y, 2, height).fill(colors.gold)
      })
      element(paper, 'Div', (inside) => {
        write(inside, title, heading, { x, y, width })
        write(inside, text, styles.small, { x, y: y + titleHeight, width })
      })
    },
  }
}
