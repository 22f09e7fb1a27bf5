import type { Bilingual } from '@portal/shared/i18n'

/** What only the printed document says: its headings, its fields and its declaration. */
export interface FormSheet {
  /** The line above the title. */
  overline: Bilingual
  /** The document's first heading. */
  heading: Bilingual
  checklistHeading: Bilingual
  groups: readonly FieldGroup[]
  /** What the applicant signs. */
  declaration: Bilingual
  /** Under the line for the signature. */
  signatory: Bilingual
}

export interface FieldGroup {
  heading: Bilingual
  note?: Bilingual
  fields: readonly Field[]
}

export type Field = TextField | ChoiceField | TableField

interface FieldBasics {
  /** Unique in its sheet; the field's name in the PDF. No full stop: it separates parent and child. */
  name: string
  label: Bilingual
  /** How many of the 12 columns the field takes. */
  span: number
}

export interface TextField extends FieldBasics {
  kind: 'text'
  /** How to write the answer, in parentheses after the label. */
  hint?: Bilingual
  /** Lines of writing; 1 unless told. */
  lines?: number
}

export interface ChoiceField extends FieldBasics {
  /** `one` excludes the other options, `many` does not. */
  kind: 'one' | 'many'
  options: readonly Option[]
}

export interface Option {
  name: string
  label: Bilingual
}

/** Rows of the same answers, for example the members of a family. */
export interface TableField extends FieldBasics {
  kind: 'table'
  /** Names one row in the tooltips: `Family member` becomes `Family member 2: Age`. */
  row: Bilingual
  rows: number
  columns: readonly { name: string; label: Bilingual; span: number }[]
}
