import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { translate } from './dictionary.ts'
import { defaultLanguage, type Language } from './language.ts'
import { keepLanguage } from './language-choice.ts'
import type { Bilingual, Translated } from './translated.ts'

interface LanguageState {
  language: Language
}

const LanguageContext = createContext<StoreApi<LanguageState> | null>(null)

/** Holds the language of the whole page. The frame renders exactly one. */
export function LanguageProvider({
  initial = defaultLanguage,
  children,
}: {
  /** The language that the document was composed in. */
  initial?: Language
  children: ReactNode
}) {
  const store = useMemo(() => createStore<LanguageState>(() => ({ language: initial })), [initial])
  return <LanguageContext value={store}>{children}</LanguageContext>
}

export interface LanguageControls {
  language: Language
  /** The one that `toggleLanguage` changes to. */
  otherLanguage: Language
  /** Changes the language of the page and keeps the choice for the next visit. */
  setLanguage: (language: Language) => void
  toggleLanguage: () => void
  /** Looks up a dictionary key; an unknown key yields itself. */
  t: (key: string) => string
}

/** The page's language and the ways to change it. Throws outside the provider. */
export function useLanguage(): LanguageControls {
  const store = useContext(LanguageContext)
  if (!store) throw new Error('useLanguage must be used within LanguageProvider')
  const language = useStore(store, (state) => state.language)

  return useMemo(() => {
    const setLanguage = (next: Language) => {
      store.setState({ language: next })
      keepLanguage(next)
    }
    const otherLanguage = language === 'en' ? 'fil' : 'en'
    return {
      language,
      otherLanguage,
      setLanguage,
      toggleLanguage: () => setLanguage(otherLanguage),
      t: (key) => translate(key, language),
    }
  }, [language, store])
}

/** Picks the visitor's language out of the two copies of one shape. */
export function useCopy<Copy>(copy: {
  en: Copy
  fil: Translated<NoInfer<Copy>>
}): Translated<Copy> {
  const { language } = useLanguage()
  // English satisfies the shape that it defines; the compiler cannot follow that through a generic.
  return language === 'fil' ? copy.fil : (copy.en as Translated<Copy>)
}

/** Like {@link useCopy}, for many short texts: returns the function that picks. */
export function usePick(): (text: Bilingual) => string {
  const { language } = useLanguage()
  return (text) => text[language]
}
