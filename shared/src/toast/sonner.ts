import libraryStyles from 'sonner/dist/styles.css?inline'
import portalStyles from './notices.css?inline'

export { Toaster, toast } from 'sonner'

/**
 * Adds the styles of notices to the page. As a constructed sheet they pass a policy without inline
 * styles, and no page waits for them before its first notice. In the layer of the components they
 * are hidden in print.
 */
export function adoptNoticeStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@layer components {${libraryStyles}${portalStyles}}`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
