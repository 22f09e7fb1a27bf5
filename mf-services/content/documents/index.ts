import type { PublishedDocument } from '@portal/shared/documents'
import { languages } from '@portal/shared/i18n'
import { investmentGuide } from './investment-guide.ts'
import { investorsKit } from './investors-kit.ts'

/** The guide and the kit, each in both languages; published at `/documents/<id>.pdf`. */
export const documents: readonly PublishedDocument[] = languages.flatMap((language) => [
  investmentGuide(language),
  investorsKit(language),
])
