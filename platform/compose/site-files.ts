import { htmlLang, languages } from '@portal/shared/i18n'
import { municipality } from '@portal/shared/site'
import { securityContact } from '../../shared/src/site/security-contact.ts'
import { addressOf } from './head.ts'

/** The file with the headers of all answers, in the site's folder. */
export const headersFile = 'headers.json'

/** The file that says what a site was made of, in the site's folder. */
export const madeOfFile = 'made-of.json'

/** Files of a site that only servers read. */
export const internalFiles = [headersFile, madeOfFile]

/** What a site was made of. */
export interface MadeOf {
  /** Digest of the code that composed it, and of the facts that this reads itself. */
  composer: string
  shell: string
  sections: Record<string, string>
  /** Paths of its parts below the store. */
  parts: string[]
}

const { website } = municipality

export const robotsText = `User-agent: *\nAllow: /\nSitemap: ${website}/sitemap.xml\n`

/** How to report a weakness (RFC 9116). */
export const securityText = [
  `Contact: ${securityContact.contact}`,
  `Expires: ${securityContact.expires}`,
  `Preferred-Languages: ${languages.join(', ')}`,
  `Canonical: ${website}/.well-known/security.txt`,
  '',
].join('\n')

/** The pages at these paths for search engines, each with its address in every language. */
export function sitemapText(paths: readonly string[]): string {
  const urls = paths.map((path) => {
    const alternates = languages.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${htmlLang[language]}" href="${addressOf(path, language)}"/>`,
    )
    return `<url><loc>${website}${path}</loc>${alternates.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}
