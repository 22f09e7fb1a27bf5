import { colors, styles, type TextStyle } from '../pdf/theme.ts'

/** A letter is read, not filled in: its text is larger than a form's. */
export const documentStyles = {
  title: { ...styles.title, lineGap: -2 },
  subtitle: { font: 'semibold', size: 11.5, color: colors.goldInk },
  date: { font: 'regular', size: 10, color: colors.muted },
  heading: { font: 'semibold', size: 12.5, color: colors.forest },
  subheading: { font: 'semibold', size: 11, color: colors.forest },
  body: { font: 'regular', size: 10.5, color: colors.ink, lineGap: 1.5 },
  cell: { font: 'regular', size: 9.5, color: colors.ink, lineGap: 0.8 },
  total: { font: 'semibold', size: 9.5, color: colors.ink, lineGap: 0.8 },
  cellHead: { font: 'semibold', size: 9.5, color: colors.forest, lineGap: 0.8 },
  signatory: { font: 'semibold', size: 10.5, color: colors.ink },
  position: { font: 'regular', size: 9.5, color: colors.muted },
} as const satisfies Record<string, TextStyle>
