import { documentHref } from '@portal/shared/documents'
import { useLanguage } from '@portal/shared/i18n'
import { documentSizes } from '../../../content/facts/document-sizes.ts'

/** Address and printed size of the guide or the kit, in the visitor's language. */
export function useInvestorFile(name: 'investment-guide' | 'investors-kit') {
  const { language } = useLanguage()
  const id = `${name}-${language}` as const
  return { href: documentHref(id), size: `${Math.round(documentSizes[id] / 1000)} kB` }
}
