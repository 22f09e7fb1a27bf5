import { officials } from '../../mf-governance/content/facts/officials.ts'
import { municipality } from '../../shared/src/site/municipality.ts'

/**
 * Texts that may read the same in English and Filipino, by the reason. An entry matches a whole text;
 * whatever else is the same in both languages has not been translated.
 */
const reasons: Record<string, readonly (string | RegExp)[]> = {
  people: Object.values(officials),

  'the town and its places': [
    municipality.name,
    /^Barangay [A-Z][\w ]+$/,
    'Capitol Site, Poblacion',
    'Sayre Highway',
    'Municipal Health Center',
    'Tanawan Overview Park',
    'Tubigan Spring Resort',
  ],

  'firms, lodgings and eating places': [
    'Bahay Pahinga Pension House',
    'Dalisay General Merchandise',
    'Ihawan sa Highway',
    'Kape Kabukiran',
    'Kusina ng Bayan',
    'Kusina ng Bayan, Kape Kabukiran, Ihawan sa Highway',
    'Masagana Agri Supply',
    'Tanawan Ridge Inn',
    /^[A-Z][\w ]+ \(sample\)$/,
  ],

  'institutions, funds and programs under their official names': [
    '20% Development Fund',
    'Bayanihan Grant',
    'Kalinaw, Kahigayunan, Kahimsog, Kalipay',
    /^Local Government Support Fund( \(LGSF\))?$/,
    'National Privacy Commission',
    'Red Cross',
    'Sangguniang Bayan',
  ],

  'events that have a Filipino name only': ['Araw ng Kalinawan', 'Linggo ng Kabataan'],

  'documents and posts as laws call them': [
    "Citizen's Charter",
    'Omnibus sworn statement',
    'PhilGEPS Certificate of Registration and Membership',
    'Police clearance',
    'Pre-bid conference',
  ],

  dishes: [
    'Cassava cake',
    'Chicken inasal',
    'Cold brew',
    'Ensaladang talong',
    'Inihaw na liempo',
    'Inihaw na tilapia',
    'Muscovado latte',
    'Pineapple tart',
    'Pork barbecue',
    'Tinolang manok na bisaya',
  ],

  'loan words that Filipino has taken whole': [
    /^Health [Cc]enter$/,
    'Nutrition caravan',
    'One-stop shop',
    'Pension house',
    'Public assistance desk',
    'Trade fair',
    'Van (UV Express)',
    'Webhook URL',
  ],

  // The other months are written differently.
  'figures, dates and file facts': [
    /^(Mar|May) \d{2}, \d{4}(, \d{1,2}:\d{2} [AP]M)?$/,
    /^PDF, [\d.,]+ [kM]B$/,
  ],
}

const allowed = Object.values(reasons).flat()

/** Whether a text may stand untranslated. */
export function maySayTheSame(text: string): boolean {
  return allowed.some((entry) => (typeof entry === 'string' ? entry === text : entry.test(text)))
}
