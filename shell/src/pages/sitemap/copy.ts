import { type Language, type Translated, useCopy } from '@portal/shared/i18n'
import { sitemap as en } from '../../../content/en/sitemap.ts'
import { sitemap as fil } from '../../../content/fil/sitemap.ts'

export const sitemapCopy: Record<Language, Translated<typeof en>> = { en, fil }

export const useSitemapCopy = () => useCopy(sitemapCopy)
