/** The one module that loads Leaflet. Import it dynamically only. */
export { adoptMapStyles } from './adopt-map-styles.ts'
export { MapCanvas } from './map-canvas.tsx'
