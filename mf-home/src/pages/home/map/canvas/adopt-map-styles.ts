import leafletStyles from 'leaflet/dist/leaflet.css?inline'
import mapStyles from './map.css?inline'

let adopted = false

/**
 * Adds the map's styles to the page, once. As a constructed sheet they pass a policy without inline
 * styles, and they come with the map's code: no stylesheet of their own can fail or hang. In the
 * layer of the components they yield to utilities.
 */
export function adoptMapStyles(): void {
  if (adopted) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@layer components {${leafletStyles}${mapStyles}}`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  adopted = true
}
