import { adoptStyles } from '@portal/shared/adopt-styles'
import leafletStyles from 'leaflet/dist/leaflet.css?inline'
import mapStyles from './map.css?inline'

let adopted = false

/** Adds the map's styles to the page, once. */
export function adoptMapStyles(): void {
  if (adopted) return
  adoptStyles(leafletStyles + mapStyles)
  adopted = true
}
