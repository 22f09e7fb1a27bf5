/**
 * The names by which the documents that compose writes, the scripts in them
 * (`platform/compose/inline`), the shell and the service worker know each other.
 *
 * None may change: a document lives on in open tabs and as a saved copy, and compose, the shell and the
 * worker may be of different releases. Inline scripts and style sheets hold them as plain text;
 * `platform/compose/document-names.test.ts` says where.
 */

/** Element with the page and its frame. Compose fills it, the shell hydrates it. */
export const rootId = 'root'

/** JSON of all sections and pages, from compose to the shell. */
export const directoryId = 'portal-directory'

/** JSON of what differs between deployments, from compose to `readSettings`. */
export const settingsId = 'portal-settings'

/**
 * JSON of all that brings the page to life, from compose to the boot script, the shell and the worker.
 * To all three a document without it is none of the portal's.
 */
export const pageId = 'portal-page'

/** JSON of the release that is tried out, from compose to the shell; only in documents of a preview. */
export const previewId = 'portal-preview'

/**
 * Line that says that something does not work yet. The shell renders it hidden, compose places it in
 * the document; the boot script shows it, and late parts show and hide it.
 */
export const standstillId = 'standstill'

/** The page's heading, by each page itself. The worker has a saved copy wait for it, links lead to it. */
export const headingId = 'page-title'

/** Name of the `meta` element that the worker writes into a saved copy, read by boot script and shell. */
export const savedCopyName = 'portal-saved'

/**
 * Marks what has not come to life: the root, by compose, and late parts, by themselves. Boot script and
 * style sheets read it; the shell and the parts take it away.
 */
export const lateAttribute = 'data-late'

/** Marks what was tapped before it was alive, by the boot script; `repeatTaps` reads it. */
export const tappedAttribute = 'data-tapped'

/** On the root: the key that was pressed for the whole page, by the boot script for `takeEarlyKey`. */
export const earlyKeyAttribute = 'data-early-key'

/**
 * The attribute of every switch, the class on the root while data is saved, the event of a change, and
 * the localStorage key of the visitor's choice. The script of the same name sets all but the attribute.
 */
export const dataSaver = 'data-saver'

/** Class on the root where scripts run, by the language script for style sheets. */
export const scriptsClass = 'js'

/** Class on the root while the text waits for its language, by the language script; the shell ends it. */
export const otherLanguageClass = 'other-language'

/**
 * Class on the root while the browser looks for a place on the page, by the scripts of language, return
 * and boot; the sheet then holds nothing back. The shell ends it with the next page.
 */
export const toPlaceClass = 'to-place'

/**
 * Event on the window before the shell loads the document anew, of its own accord or as it was asked to:
 * a section hands on what it has in page memory.
 */
export const loadAnewEvent = 'portal-load-anew'

/** sessionStorage key of what this tab was loaded anew for, one after the other: boot script and shell. */
export const reloadedKey = 'reloaded'

/**
 * localStorage key of the visitor's language, and name of its cookie: written by the language script,
 * the language switch and the server, which reads the cookie.
 */
export const languageKey = 'language'

/** Names of the Trusted Types policies of boot script and shell; the security policy allows them. */
export const bootPolicy = 'portal#boot'
export const documentPolicy = 'portal#document'
export const importsPolicy = 'portal#imports'
export const workerPolicy = 'portal#worker'
