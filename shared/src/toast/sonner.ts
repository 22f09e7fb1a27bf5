import libraryStyles from 'sonner/dist/styles.css?inline'
import portalStyles from './notices.css?inline'

export { Toaster, toast } from 'sonner'

const rules = `@layer components {${libraryStyles}${portalStyles}}`

/**
 * Adds the styles of notices to the page. As a constructed sheet they pass a policy without inline
 * styles, and no page waits for them before its first notice. In the layer of the components they
 * are hidden in print.
 */
export function adoptNoticeStyles(): void {
  if ('adoptedStyleSheets' in Document.prototype) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return
  }
  // Safari before 16.4. At the end: the first rules set the order of the layers.
  const own = document.querySelector('style')?.sheet
  own?.insertRule(rules, own.cssRules.length)
}
