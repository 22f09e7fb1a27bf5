import type { EventItem } from '@portal/shared/backend'
import { htmlLang, type Language } from '@portal/shared/i18n'

/**
 * The `lang` of a text that exists only in the other language than the page's, so that it is read in
 * the right voice; undefined where the text is in the page's own.
 */
export function foreignLang({ only }: EventItem['title'], page: Language): string | undefined {
  return only && only !== page ? htmlLang[only] : undefined
}
