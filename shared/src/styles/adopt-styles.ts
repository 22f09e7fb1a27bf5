/**
 * Adds rules to the page. As a constructed sheet they pass a policy without inline styles, and they come
 * with the code that needs them: no sheet of their own can fail or hang. In the layer of the components
 * they yield to utilities and are hidden in print.
 */
export function adoptStyles(rules: string): void {
  const layer = `@layer components {${rules}}`
  if ('adoptedStyleSheets' in Document.prototype) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(layer)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return
  }
  // Safari before 16.4. At the end: the first rules set the order of the layers.
  const own = document.querySelector('style')?.sheet
  own?.insertRule(layer, own.cssRules.length)
}
