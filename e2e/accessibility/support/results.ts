import type { Language } from '../../../shared/src/i18n/language.ts'
import { keptResults } from '../../support/kept-results.ts'
import type { Look } from './matrix.ts'

/** What has been checked and found right. */
export type Checked =
  | {
      kind: 'page'
      path: string
      language: Language
      looks: Look[]
      /** Whether Alfa has seen it too. */
      alfa: boolean
      /** Why what axe left open is fine, once for each element. */
      reviewed: string[]
    }
  | { kind: 'document'; path: string; language: Language }
  | { kind: 'reflow'; path: string; language: Language; conditions: string[] }
  | { kind: 'preferences'; path: string }
  | { kind: 'targets'; path: string }
  | { kind: 'pictures'; path: string; language: Language; named: number; silent: number }
  | { kind: 'pattern'; name: string; keys: string[] }

export const checked = keptResults<Checked>('accessibility')
