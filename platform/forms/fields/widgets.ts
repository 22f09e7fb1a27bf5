import { element } from '../../pdf/tags.ts'
import type { FormPaper } from '../form-paper.ts'
import { appearance, dot, tick } from './appearance.ts'
import { addField, answerStyle, pdfString, type Reference, reference } from './objects.ts'

/**
 * Form fields as pdfkit's own `formText` and `formCheckbox` cannot make them: with a tooltip, in the
 * structure tree, and with the look of each state.
 */

export interface WidgetBox {
  x: number
  y: number
  width: number
  height: number
  /** Unique in the document. */
  name: string
  /** What a screen reader says for the field: its label and how to answer. */
  tooltip: string
}

interface Widget extends PDFKit.Mixins.AnnotationOption {
  Subtype: 'Widget'
  F: number
  TU: object
  structParent: PDFKit.PDFStructureElement
}

const printed = 1 << 2
const multiline = 1 << 12
const radio = 1 << 15
/** No more text than the box shows, and so the paper. */
const doNotScroll = 1 << 23
const off = 'Off'
/** A drawing without marks; without a stream at all, Chromium draws a grey frame. */
const nothing = 'q Q'

/**
 * A box to write in. It has no appearance while it is empty: one shared by several boxes would show
 * what is typed into one of them in all, in software that rewrites appearances in place.
 */
export function textWidget(paper: FormPaper, box: WidgetBox, lines = 1): void {
  const field = place(paper, box, {
    FT: 'Tx',
    T: pdfString(box.name),
    ...(lines > 1 && { Ff: multiline | doNotScroll, DA: answerStyle(paper.doc, 10) }),
  })
  addField(paper.doc, field)
}

/** A square to tick. The page shows the square, the field only the tick. */
export function checkboxWidget(paper: FormPaper, box: WidgetBox): void {
  const field = place(paper, box, {
    FT: 'Btn',
    T: pdfString(box.name),
    V: off,
    ...untouched(paper, box, 'Yes', tick(box.width)),
  })
  addField(paper.doc, field)
}

/** Opens a set of circles of which one can be chosen. */
export function radioGroup(paper: FormPaper, name: string, tooltip: string): Reference {
  const group = reference(paper.doc, {
    FT: 'Btn',
    Ff: radio,
    T: pdfString(name),
    TU: pdfString(tooltip),
    V: off,
    Kids: [],
  })
  addField(paper.doc, group)
  return group
}

/** One circle of a set; `name` is the value that choosing it gives the set. */
export function radioWidget(paper: FormPaper, group: Reference, box: WidgetBox): void {
  const kid = place(paper, box, {
    Parent: group,
    ...untouched(paper, box, box.name, dot(box.width)),
  })
  if (Array.isArray(group.data.Kids)) group.data.Kids.push(kid)
}

function untouched(paper: FormPaper, box: WidgetBox, on: string, drawing: string) {
  return {
    AS: off,
    AP: { N: { [on]: appearance(paper, box, drawing), [off]: appearance(paper, box, nothing) } },
  }
}

function place(paper: FormPaper, box: WidgetBox, entries: Record<string, unknown>): Reference {
  const { doc } = paper
  element(paper, 'Form', ({ parent }) => {
    const widget: Widget = {
      Subtype: 'Widget',
      F: printed,
      TU: pdfString(box.tooltip),
      structParent: parent,
      ...entries,
    }
    doc.annotate(box.x, box.y, box.width, box.height, widget)
  })
  return doc.page.annotations.at(-1)
}
