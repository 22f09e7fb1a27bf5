import { formOffice, type MunicipalForm } from '@portal/shared/forms'
import { municipality, officeHours } from '@portal/shared/site'
import type { Block } from '../../pdf/flow.ts'
import { artifact, element } from '../../pdf/tags.ts'
import { textHeight, textWidth, write } from '../../pdf/text.ts'
import { colors, contentWidth, margin, styles } from '../../pdf/theme.ts'
import type { FormPaper } from '../form-paper.ts'

const padding = 9

interface Fact {
  term: string
  value: string
  note?: string
}

interface Cell extends Fact {
  x: number
  width: number
}

/** The tinted strip: how long it takes, what it costs, where it goes. */
export function serviceFacts(paper: FormPaper, form: MunicipalForm): Block {
  const { copy, pick, doc } = paper
  const { weekdays, saturday } = officeHours
  const hours = form.openOnSaturday ? [weekdays, saturday] : [weekdays]
  const facts: Fact[] = [
    { term: copy.processingTime, value: pick(form.processingTime) },
    { term: copy.fee, value: pick(form.fee) },
    {
      term: copy.submitTo,
      value: pick(formOffice(form)),
      // Two spans of hours would break within one, and take a line for themselves.
      note: [pick(municipality.address), hours.map(pick).join(' · ')].join(
        form.openOnSaturday ? '\n' : ' · ',
      ),
    },
  ]
  const cells = placeCells(paper, facts)
  const heightOf = ({ value, note, width }: Cell) =>
    11 +
    textHeight(paper, value, styles.strong, width) +
    (note ? textHeight(paper, note, styles.small, width) + 1 : 0)
  const height = Math.max(...cells.map(heightOf)) + 2 * 7

  return {
    height,
    gap: 9,
    draw(top) {
      artifact(paper, () => {
        doc.roundedRect(margin.left, top, contentWidth, height, 4).fill(colors.forestSoft)
        for (const { x } of cells.slice(1)) {
          doc.rect(x - padding, top + 8, 0.6, height - 16).fill(colors.box)
        }
      })
      for (const { term, value, note, x, width } of cells) {
        element(paper, 'Div', (inside) => {
          let y = top + 7
          write(inside, term, { ...styles.hint, color: colors.forest }, { x, y, width })
          y += 11
          y += write(inside, value, styles.strong, { x, y, width })
          if (note) write(inside, note, styles.small, { x, y: y + 1, width })
        })
      }
    },
  }
}

/** Side by side, each as wide as its words; the last one takes the rest of the line. */
function placeCells(paper: FormPaper, facts: readonly Fact[]): Cell[] {
  let x = margin.left + padding
  return facts.map((fact, index) => {
    const last = index === facts.length - 1
    const words = Math.max(
      textWidth(paper, fact.term, styles.hint),
      textWidth(paper, fact.value, styles.strong),
    )
    const width = last ? margin.left + contentWidth - padding - x : words + 2 * padding
    const cell = { ...fact, x, width }
    x += width + padding
    return cell
  })
}
