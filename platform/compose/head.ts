import { htmlLang, type Language, languages } from '@portal/shared/i18n'
import { documentTitle } from '@portal/shared/section'
import { municipality } from '@portal/shared/site'
import { feeds } from '../../shared/src/backend/feeds.ts'
import { defaultLanguage } from '../../shared/src/i18n/language.ts'
import { type PictureFacts, pictureAlt } from '../share-pictures/picture.ts'
import { pictureAddress } from '../share-pictures/picture-of.ts'
import { pictureSize } from '../share-pictures/valley.ts'
import { escapeHtml, scriptJson } from './markup-text.ts'
import type { AboutPage } from './page-findings.ts'

/**
 * What a document says of itself to search engines, social networks and feed readers.
 *
 * @param isHidden - nobody shall find or share it: a preview, or what stands in for a page
 */
export function headOf(page: AboutPage, picture: PictureFacts, isHidden: boolean): string {
  const { path, language } = page
  const title = documentTitle(page.title[language], language)
  const description = page.description[language]
  const about = `<title>${escapeHtml(title)}</title>${named('description', description)}`
  if (isHidden) return `${about}<meta name="robots" content="noindex">`
  return [
    about,
    link('canonical', addressOf(path, language)),
    ...languages.map((each) => link('alternate', addressOf(path, each), htmlLang[each])),
    link('alternate', addressOf(path, defaultLanguage), 'x-default'),
    path === '/' ? feedLink(feeds.news, language) : '',
    ...openGraph(page, title, picture).map(([name, content]) => property(`og:${name}`, content)),
    named('twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${scriptJson(structuredData(page))}</script>`,
  ].join('')
}

/** What a link to the page looks like in a social network (ogp.me). */
function openGraph(
  page: AboutPage,
  title: string,
  picture: PictureFacts,
): (readonly [name: string, content: string | number])[] {
  const { path, language, description } = page
  const others = languages.filter((each) => each !== language)
  return [
    ['type', 'website'],
    ['title', title],
    ['description', description[language]],
    ['url', addressOf(path, language)],
    ['locale', localeOf(language)],
    ...others.map((each) => ['locale:alternate', localeOf(each)] as const),
    ['image', municipality.website + pictureAddress(picture)],
    ['image:width', pictureSize.width],
    ['image:height', pictureSize.height],
    ['image:alt', pictureAlt(picture)[language]],
  ]
}

/** The public address of a page that opens in this language, whatever the visitor chose before. */
export function addressOf(path: string, language: Language): string {
  return `${municipality.website}${path}${language === defaultLanguage ? '' : `?lang=${language}`}`
}

/** Open Graph writes `fil_PH` where HTML has `fil-PH`. */
function localeOf(language: Language): string {
  return htmlLang[language].replace('-', '_')
}

function link(rel: string, href: string, hreflang?: string): string {
  return `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${href}">`
}

function feedLink({ type, title, href }: typeof feeds.news, language: Language): string {
  return `<link rel="alternate" type="${type}" title="${escapeHtml(title[language])}" href="${href(language)}">`
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`
}

function property(name: string, content: string | number): string {
  return `<meta property="${name}" content="${escapeHtml(String(content))}">`
}

function structuredData({ path, language, title }: AboutPage) {
  const organization = {
    '@type': 'GovernmentOrganization',
    name: municipality.title[language],
    url: municipality.website,
    telephone: municipality.phone,
    email: municipality.email,
    address: municipality.address[language],
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: title[language],
    url: addressOf(path, language),
    inLanguage: htmlLang[language],
    publisher: organization,
  }
}
