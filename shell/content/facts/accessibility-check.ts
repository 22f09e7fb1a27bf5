import check from './accessibility-check.json' with { type: 'json' }

/** What the last full run of the tests found; `e2e/accessibility` writes it. No violation is among it. */
export interface AccessibilityCheck {
  /** Day of the run. */
  date: string
  /** Pages, each in both languages. */
  pages: number
  /** Widths of screen in pixels. */
  widths: number[]
  /** How often axe looked at a page: in both languages, on every width, in light and dark. */
  checks: number
  /** Rules of the second engine. */
  rules: number
  /** Documents that are valid HTML. */
  documents: number
  /** Patterns used key by key. */
  patterns: number
}

export const accessibilityCheck: AccessibilityCheck = check
