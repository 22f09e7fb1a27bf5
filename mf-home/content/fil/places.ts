import type { Translated } from '@portal/shared/i18n'
import type { places as en } from '../en/places.ts'

export const places = {
  'municipal-hall': {
    name: 'Munisipyo',
    description:
      'Sentro ng pamahalaang bayan. Dito nagsisimula ang karamihan ng permit at sertipiko.',
    features: ['One-stop shop', 'Public assistance desk', 'May rampa at elevator'],
  },
  'police-station': {
    name: 'Himpilan ng Pulisya',
    description: 'May pulis araw at gabi, at may nakalaang desk para sa kababaihan at bata.',
    features: ['Bukás nang 24 na oras', 'Police clearance', 'Desk para sa kababaihan at bata'],
  },
  'health-center': {
    name: 'Health Center ng Bayan',
    description: 'Libreng konsulta, bakuna at pangangalaga sa buntis na malapit sa tahanan.',
    features: ['Libreng konsulta', 'Bakuna', 'Paanakan'],
  },
  'sugar-cane': {
    name: 'Tubuhan ng Masagana',
    description: 'Tubuhang hindi maabot ng tanaw, ang pananim na nagpaunlad sa bayan.',
    production: 'Tubo, mga 65 tonelada bawat ektarya; anihan mula Nobyembre hanggang Mayo',
  },
  'rice-ilaya': {
    name: 'Hagdan-hagdang Palayan ng Ilaya',
    description: 'Dinidilig ng unang mga kanal sa lambak.',
    production: 'Palay, dalawang ani bawat taon, mga 4.5 tonelada bawat ektarya kada ani',
  },
  'rice-balite': {
    name: 'Palayan ng Balite',
    description: 'Malawak na palayan sa kapatagan sa timog, sinasaka ng tatlong kooperatiba.',
    production: 'Palay, dalawang ani bawat taon, mga 5 tonelada bawat ektarya kada ani',
  },
  'corn-vegetables': {
    name: 'Maisan at Gulayan ng Maligaya',
    description: 'Malalamig na dalisdis na nagsu-supply sa palengke bago pa sumikat ang araw.',
    production:
      'Dilaw na mais dalawang beses sa isang taon; repolyo, sitaw at kamatis linggo-linggo',
  },
  pineapple: {
    name: 'Pinyahan ng Kabukiran',
    description: 'Hanay-hanay na pinya na sumusunod sa hugis ng mga burol sa hilaga.',
    production: 'Pinya, mga 40 tonelada bawat ektarya sa bawat 18 buwan',
  },
  'sugar-mill': {
    name: 'Asukarera ng Malinaw',
    description: 'Dito nagiging hilaw na asukal at kuryente ang tubo ng buong distrito.',
    production:
      'Hilaw na asukal at pulot; hanggang 4,000 tonelada ng tubo ang nagigiling sa isang araw',
  },
  'local-cuisine': {
    name: 'Kusina ng Bayan',
    description:
      'Lutong-bahay ng Bukidnon: tinolang manok na bisaya, lamang-ugat at kaning bundok.',
    features: ['Manok na bisaya', 'Pampamilyang mesa', 'Mga lutong gulay'],
  },
  cafe: {
    name: 'Kape Kabukiran',
    description: 'Kapeng itinanim at isinangag sa burol, inihahain sa balkonaheng tanaw ang daan.',
    features: ['Lokal na kape', 'Tinapay at keyk', 'Libreng Wi-Fi'],
  },
  'grill-house': {
    name: 'Ihawan sa Highway',
    description: 'Inihaw sa uling na baboy, manok at tilapia sa daan patimog.',
    features: ['Ihaw-ihaw', 'Bukás hanggang gabing-gabi', 'Paradahan ng bus'],
  },
  'public-market': {
    name: 'Pamilihang Bayan',
    description: 'Gulay, isda at dry goods araw-araw; Sabado ang pinakamalaking araw ng pamilihan.',
    features: ['Bukás araw-araw', 'Araw ng pamilihan: Sabado', 'Terminal ng sasakyan'],
  },
  'general-store': {
    name: 'Dalisay General Merchandise',
    description: 'Grocery, gamit sa eskuwela at hardware para sa mga barangay sa silangan.',
    features: ['Grocery', 'Hardware', 'Bayaran ng bills'],
  },
  'pension-house': {
    name: 'Bahay Pahinga Pension House',
    description: 'Simple at malinis na mga kuwarto, maikling biyahe lamang mula sa kabayanan.',
    features: ['May bentilador o aircon', 'May almusal', 'Paradahan'],
  },
  'ridge-inn': {
    name: 'Tanawan Ridge Inn',
    description: 'Munting inn sa daang bundok, tanaw ang lambak sa bawat bintana.',
    features: ['Tanaw ang lambak', 'Silid-pulungan', 'Mainit na shower'],
  },
  'agri-supply': {
    name: 'Masagana Agri Supply',
    description: 'Binhi, patuka at kagamitan, may payo pa ng lisensiyadong agrikultor.',
    features: ['Binhi', 'Patuka', 'Gamit sa bukid'],
  },
  'peoples-park': {
    name: 'Liwasang Bayan',
    description:
      'Damuhan, lilim ng akasya at entabladong pinagtitipunan ng bayan tuwing dapithapon.',
    features: ['Palaruan', 'Entablado', 'Daanan ng jogger'],
  },
  'parish-church': {
    name: 'Simbahan ng Parokya ni San Isidro Labrador',
    description: 'Parokya ng patron ng mga magsasaka, sentro ng pista tuwing Mayo.',
    features: ['Pista: Mayo 15', 'Hardin', 'Bulwagang pangkomunidad'],
  },
  'spring-resort': {
    name: 'Tubigan Spring Resort',
    description:
      'Malalamig na paliguan mula sa bukal sa lilim ng matatandang puno, may kubo para sa buong pamilya.',
    features: ['Paliguang bukal', 'Mga kubo', 'Mesang pampiknik'],
  },
  'overview-park': {
    name: 'Tanawan Overview Park',
    description: 'Hintuan sa daan pa-Davao kung saan bumubukas ang tanawin ng kabundukan.',
    features: ['Tanawan', 'Mga hardin', 'Pinakamaganda sa bukang-liwayway'],
  },
  'barangay-fiestas': {
    name: 'Pistahan ng Bagong Silang',
    description:
      'May pista ang bawat barangay; dito nagtatapos ang pinakamalaking sayawan sa kalye.',
    features: ['Sayawan sa kalye', 'Trade fair', 'Tugtugan'],
  },
  'mountain-springs': {
    name: 'Mga Bukal ng Lawaan',
    description: 'Lakad sa gubat patungo sa malilinaw na bukal, gabay ang mga nangangalaga rito.',
    features: ['May gabay', 'Pagmamasid sa mga ibon', 'Landas na katamtaman ang hirap'],
  },
  'elementary-school': {
    name: 'Mababang Paaralang Sentral ng Kalinawan',
    description: 'Pinakamatandang pampublikong paaralan sa bayan, mula kinder hanggang Baitang 6.',
    features: ['Kindergarten', 'Baitang 1 hanggang 6', 'Gulayan sa paaralan'],
  },
  'technical-institute': {
    name: 'Institutong Teknikal ng Kalinawan',
    description: 'Maiikling kurso sa pagwe-welding, pagluluto, kuryente at makinaryang pansaka.',
    features: ['Kursong pangkasanayan', 'National Certificate', 'May iskolarsip'],
  },
  'high-school': {
    name: 'Pambansang Mataas na Paaralan ng Kalinawan',
    description: 'Junior at senior high school na may sariling strand sa agrikultura.',
    features: ['Baitang 7 hanggang 12', 'Strand sa agrikultura', 'Himnasyo'],
  },
} as const satisfies Translated<typeof en>
