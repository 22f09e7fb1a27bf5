import { defaultLanguage, isLanguage, type Language } from '../../../shared/src/i18n/language.ts'
import { recall, remember } from './memory.ts'

const key = 'language'

/** The language of a page that is asked for: what the address says, else what was last used. */
export async function rememberedLanguage(asked: string | null): Promise<Language> {
  const kept = isLanguage(asked) ? asked : await recall(key)
  return isLanguage(kept) ? kept : defaultLanguage
}

/** Keeps the language for pages whose address says none; resolves when it is kept. */
export function rememberLanguage(language: Language): Promise<void> {
  return remember(key, language)
}
