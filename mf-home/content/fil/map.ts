import { filipinoCount, type Translated } from '@portal/shared/i18n'
import type { map as en } from '../en/map.ts'

export const map = {
  title: 'Tuklasin ang Tanawin',
  lead: 'Mula Capitol Site hanggang sa mga tubuhan at bukal sa bundok: hanapin ang mga tanggapan, sakahan, paaralan, kainan at pahingahan, at tingnan kung nasaan ang mga ito sa lambak.',
  subtitle: 'Mga lugar na dapat malaman at puntahan sa bayan',

  filterLabel: 'Ipakita ang mga lugar ayon sa uri',
  filters: {
    government: 'Pamahalaan',
    agriculture: 'Agrikultura',
    restaurants: 'Kainan',
    businesses: 'Negosyo',
    tourism: 'Turismo',
    education: 'Edukasyon',
    all: 'Lahat',
  },
  showing: (shown, total) => `Ipinapakita ang ${shown} sa ${filipinoCount(total)} lugar`,

  onRequest: {
    text: 'Nasa listahan ang lahat ng lugar. Bubuksan ang mapa kapag hiningi ninyo.',
    show: 'Ipakita ang mapa',
  },
  mapLabel: 'Mapa ng mga lugar',
  mapHelp:
    'Gamitin ang mga arrow key para igalaw ang mapa, at ang plus at minus para sa laki. Pindutin ang Enter sa isang lugar para makita ang detalye.',
  skipMap: 'Laktawan ang mapa at pumunta sa listahan ng mga lugar',
  zoomIn: 'Palakihin',
  zoomOut: 'Paliitin',
  resetView: 'Ipakita ang buong bayan',
  twoFingers: 'Gumamit ng dalawang daliri para igalaw ang mapa.',
  attribution: 'Mapa ng kalye:',
  osm: '© mga tagapag-ambag ng OpenStreetMap',

  tilesMissing: {
    title: 'Hindi maabot ang mapa ng kalye',
    text: 'Ipinapakita muna ang mga lugar sa sarili nating guhit ng bayan.',
  },
  mapFailed: {
    title: 'Hindi nabuksan ang mapa',
    text: 'Nasa listahan ang lahat ng lugar, at may link ang bawat isa papunta sa inyong map app.',
    retry: 'Subukang muli',
  },

  listTitle: 'Listahan ng mga lugar',
  production: 'Produksiyon',
  showOnMap: 'Ipakita sa mapa',
  openInMapApp: 'Buksan sa map app',
  newTab: '(magbubukas sa bagong tab)',
  close: 'Isara',
} as const satisfies Translated<typeof en>
