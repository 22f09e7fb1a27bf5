import { type Bilingual, htmlLang } from '@portal/shared/i18n'
import {
  emergencyNumbers,
  localHotlines,
  municipality,
  nationalHotlines,
} from '@portal/shared/site'
import { drawLetterhead } from '../pdf/letterhead.ts'
import { closePaper, openPaper, type Paper } from '../pdf/paper.ts'
import { artifact, content, element } from '../pdf/tags.ts'
import { drawText, textHeight, textWidth, write } from '../pdf/text.ts'
import { colors, contentWidth, margin, pageHeight, type TextStyle } from '../pdf/theme.ts'
import { sheetCopy } from './copy.ts'

/** Points. To be read from two steps away, by older eyes. */
const type = {
  title: { font: 'display', size: 34, color: colors.forest },
  subtitle: { font: 'display', size: 25, color: colors.goldInk },
  lead: { font: 'regular', size: 13, color: colors.ink },
  huge: { font: 'display', size: 66, color: colors.onForest, align: 'center' },
  boxName: { font: 'semibold', size: 17, color: colors.onForest },
  heading: { font: 'semibold', size: 15, color: colors.forest },
  name: { font: 'semibold', size: 18, color: colors.ink },
  second: { font: 'regular', size: 14, color: colors.muted },
  number: { font: 'display', size: 28, color: colors.ink, align: 'right' },
  hours: { font: 'regular', size: 11, color: colors.muted },
  foot: { font: 'regular', size: 10, color: colors.muted, align: 'center' },
} as const satisfies Record<string, TextStyle>

/** Between English and Filipino on one line. */
const mark = ' · '

interface Line {
  number: string
  name: Bilingual
}

const local: readonly Line[] = [
  { number: municipality.phone, name: sheetCopy.hotline },
  ...localHotlines,
]

/** No clock goes into the sheet: its date changes when somebody changes it here. */
const created = new Date('2026-11-28T00:00:00Z')

/** The sheet for the barangay hall's board: every number, large, in both languages, on one A4 page. */
export async function renderHotlinesSheet(): Promise<Buffer> {
  const title = `${sheetCopy.title.en} / ${sheetCopy.title.fil}`
  const subject = `${sheetCopy.subject.en} / ${sheetCopy.subject.fil}`
  const paper = openPaper({ title, subject, language: 'en', created })
  let y = drawLetterhead(paper, municipality.title.fil, { lang: htmlLang.fil })
  y += both(paper, sheetCopy.title, type.title, type.subtitle, y, 'H1') + 4
  y += both(paper, sheetCopy.lead, type.lead, { ...type.lead, color: colors.muted }, y) + 12
  y = emergency(paper, y) + 13
  y = list(paper, sheetCopy.local, local, y)
  y += both(paper, sheetCopy.hours, type.hours, type.hours, y + 3) + 11
  list(paper, sheetCopy.national, nationalHotlines, y)
  const foot = pageHeight - margin.top - 26
  both(paper, sheetCopy.copyFreely, type.foot, type.foot, foot)
  return closePaper(paper)
}

/** The three numbers that save lives, in boxes side by side. Gives where they end. */
function emergency(paper: Paper, y: number): number {
  const gap = 12
  const width = (contentWidth - gap * (emergencyNumbers.length - 1)) / emergencyNumbers.length
  const height = 124
  emergencyNumbers.forEach(({ number, name }: Line, index) => {
    const x = margin.left + index * (width + gap)
    artifact(paper, () => {
      paper.doc.roundedRect(x, y, width, height, 8).fill(colors.forest)
      paper.doc.rect(x + 16, y + 76, width - 32, 1.5).fill(colors.gold)
    })
    element(paper, 'P', (inside) => {
      content(inside, () => drawText(inside, number, type.huge, x, y - 6, width))
      const left = x + (width - textWidth(inside, oneLine(name), type.boxName)) / 2
      sideBySide(inside, name, type.boxName, left, y + 86)
    })
  })
  return y + height
}

/** Names at the left, numbers at the right, a line between. Gives where it ends. */
function list(paper: Paper, heading: Bilingual, lines: readonly Line[], top: number): number {
  element(paper, 'H2', (inside) => sideBySide(inside, heading, type.heading, margin.left, top))
  let y = top + textHeight(paper, oneLine(heading), type.heading, contentWidth) + 3
  for (const { number, name } of lines) {
    artifact(paper, () => paper.doc.rect(margin.left, y, contentWidth, 0.8).fill(colors.line))
    const room = contentWidth - textWidth(paper, number, type.number) - 16
    const isOne = name.en === name.fil
    const height = isOne ? 38 : 46
    element(paper, 'P', (inside) =>
      content(inside, () => {
        drawText(inside, name.en, type.name, margin.left, y + (isOne ? 7 : 3), room)
        drawText(inside, number, type.number, margin.left, y + (isOne ? 0 : 4), contentWidth)
      }),
    )
    if (!isOne) filipino(paper, name.fil, type.second, y + 25, room)
    y += height
  }
  return y
}

/** A text in English and, below it, in Filipino. Gives the height of both. */
function both(
  paper: Paper,
  text: Bilingual,
  style: TextStyle,
  second: TextStyle,
  y: number,
  tag = 'P',
): number {
  const height = write(paper, text.en, style, { x: margin.left, y, width: contentWidth, tag })
  return height + filipino(paper, text.fil, second, y + height, contentWidth)
}

function oneLine({ en, fil }: Bilingual): string {
  return en === fil ? en : `${en}${mark}${fil}`
}

/** Draws a text in English and, behind a mark on the same line, in Filipino. */
function sideBySide(paper: Paper, text: Bilingual, style: TextStyle, x: number, y: number): void {
  const isOne = text.en === text.fil
  const first = isOne ? text.en : `${text.en}${mark}`
  content(paper, () => drawText(paper, first, style, x, y, contentWidth))
  if (isOne) return
  const at = { x: x + textWidth(paper, first, style), y, width: contentWidth }
  write(paper, text.fil, style, { ...at, tag: 'Span', lang: htmlLang.fil })
}

function filipino(paper: Paper, text: string, style: TextStyle, y: number, width: number): number {
  return write(paper, text, style, { x: margin.left, y, width, lang: htmlLang.fil })
}
