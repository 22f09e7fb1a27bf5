/** Geometry in points, 72 to the inch. The page is A4. */
export const margin = { left: 40, right: 40, top: 34, bottom: 54 }
const pageWidth = 595.28
export const pageHeight = 841.89
export const contentWidth = pageWidth - margin.left - margin.right
export const columns = 12
export const columnGap = 10

/** The light colours of the portal's theme: a form is printed on white paper. */
export const colors = {
  ink: '#1b241e',
  muted: '#454f47',
  line: '#dfd6c2',
  box: '#857b64',
  forest: '#1f5438',
  forestSoft: '#e2eedf',
  onForest: '#fdf9ee',
  gold: '#c58a14',
  goldInk: '#5c3e00',
} as const

export interface TextStyle {
  font: 'regular' | 'semibold' | 'display'
  size: number
  color: string
  lineGap?: number
  align?: 'left' | 'center' | 'right'
}

export const styles = {
  small: { font: 'regular', size: 8, color: colors.muted, lineGap: 0.5 },
  body: { font: 'regular', size: 9, color: colors.ink, lineGap: 0.8 },
  strong: { font: 'semibold', size: 9.5, color: colors.ink },
  label: { font: 'semibold', size: 8, color: colors.ink },
  hint: { font: 'regular', size: 8, color: colors.muted },
  option: { font: 'regular', size: 9, color: colors.ink },
  municipality: { font: 'display', size: 17, color: colors.forest },
  overline: { font: 'semibold', size: 10, color: colors.goldInk },
  title: { font: 'display', size: 22, color: colors.ink },
  heading: { font: 'semibold', size: 11, color: colors.forest },
  letter: { font: 'semibold', size: 10, color: colors.onForest, align: 'center' },
} as const satisfies Record<string, TextStyle>
