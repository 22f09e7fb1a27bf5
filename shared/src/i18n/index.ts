export { languageKey } from '../section/document-names.ts'
export { formatDate, formatLongDate, formatTime, philippineDay } from './dates.ts'
export { dictionary } from './dictionary.ts'
export {
  htmlLang,
  isLanguage,
  type Language,
  languages,
} from './language.ts'
export { keepLanguage, keptLanguage } from './language-choice.ts'
export { LanguageProvider, useCopy, useLanguage, usePick } from './language-provider.tsx'
export { filipinoCount, formatCount } from './numbers.ts'
export { foldText, holdsWords } from './search-text.ts'
export type { Bilingual, Translated } from './translated.ts'
