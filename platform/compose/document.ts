import {
  directoryId,
  lateAttribute,
  pageId,
  previewId,
  rootId,
  settingsId,
} from '@portal/shared/document-names'
import { htmlLang, type Language } from '@portal/shared/i18n'
import type { Directory, PortalSettings } from '@portal/shared/section'
import { defaultLanguage } from '../../shared/src/i18n/language.ts'
import type { PageData, Preview } from '../../shell/src/document/document-data.ts'
import type { PictureFacts } from '../share-pictures/picture.ts'
import { notFoundPath, type PageContent } from './contents.ts'
import type { Pinned } from './early-modules.ts'
import { headOf } from './head.ts'
import type { InlineScripts } from './inline-scripts.ts'
import { scriptJson } from './markup-text.ts'
import type { AboutPage } from './page-findings.ts'

export type Settings = PortalSettings

/** What a document is made of. */
export interface DocumentInput {
  page: AboutPage & Pick<PageContent, 'isStandIn'>
  /** The page's whole markup, frame included. */
  markup: string
  /** The markup that says, when it is shown, that the scripts have not come. */
  standstill: string
  directory: Directory
  settings: Settings
  preview: Preview | null
  scripts: InlineScripts
  /** The styles of the first screen. */
  styles: string
  data: PageData
  /** Modules that are fetched before all others. */
  early: readonly Pinned[]
  /** Text of the import map. */
  importMap: string
  /** As pixels: Chromium opens an SVG icon as a page of its own, beside the one that comes alive. */
  icon: string
  /** What links to the page show elsewhere. */
  picture: PictureFacts
}

/** The name of a page's document below the site's folder: `/about` is `about/index.html`. */
export function documentFile(path: string, language: Language): string {
  const suffix = language === defaultLanguage ? '' : `.${language}`
  if (path === notFoundPath) return `404${suffix}.html`
  return `${path === '/' ? '' : `${path.slice(1)}/`}index${suffix}.html`
}

/** The whole document of a page. Everything that only scripts need stands behind the page itself. */
export function documentHtml(input: DocumentInput): string {
  const { page, scripts, styles, preview } = input
  const { language } = page
  return [
    `<!doctype html><html lang="${htmlLang[language]}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<script>${scripts.language}</script>`,
    `<script>${scripts.dataSaver}</script>`,
    ...input.data.styles.map(preloadSheet),
    ...input.early.map(preloadModule),
    `<script>${scripts.fetchEarly}</script>`,
    headOf(page, input.picture, page.isStandIn === true || preview !== null),
    `<meta name="theme-color" content="#12301f">`,
    `<link rel="icon" href="${input.icon}" type="image/png">`,
    `<style>${styles}</style>`,
    `<noscript>${input.data.styles.map(sheet).join('')}</noscript>`,
    `<script>${scripts.returning}</script></head>`,
    `<body><div id="${rootId}" ${lateAttribute}>${input.markup}</div>${input.standstill}`,
    `<script type="importmap">${input.importMap}</script>`,
    data(directoryId, input.directory),
    data(settingsId, input.settings),
    data(pageId, input.data),
    preview ? data(previewId, preview) : '',
    `<script>${scripts.boot}</script></body></html>`,
  ].join('')
}

/** Waits for a script to make it match, as does the next one. */
function preloadSheet(address: string): string {
  return `<link rel="preload" as="style" href="${address}" media="not all">`
}

/**
 * Said to be a module, so that V8 compiles it as one beside the main thread while it arrives. It carries
 * its digest itself, since the import map has yet to come.
 */
export function preloadModule([address, digest]: Pinned): string {
  return `<link rel="modulepreload" href="${address}" integrity="${digest}" media="not all">`
}

/** A sheet for browsers without scripts: for all others, the boot script adds it behind the page. */
function sheet(address: string): string {
  return `<link rel="stylesheet" href="${address}">`
}

function data(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(value)}</script>`
}
