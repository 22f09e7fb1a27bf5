import { municipality } from '@portal/shared/site'

/**
 * What residents call a place on the portal that has another title, in both languages: whoever types
 * just that is led there first, whatever else has the words, and though it may have none of them. Add
 * a name where others come before it.
 */
export const everydayNames: Readonly<Record<`/${string}`, readonly string[]>> = {
  // Above the footer with its accounts, and with the offices that are open on Saturday.
  '/#contact': [
    'address',
    'contact number',
    'email',
    'facebook',
    'numero ng telepono',
    'phone number',
    'telepono',
    'bukas sabado',
    'open saturday',
    'oras sabado',
    'sabado',
    'saturday',
    'saturday hours',
  ],
  '/#map': ['map', 'mapa'],
  '/?place=health-center#map': [
    'doctor',
    'doktor',
    'give birth',
    'giving birth',
    'hospital',
    'hospital number',
    'nearest hospital',
    'numero ng ospital',
    'ospital',
    'pinakamalapit na ospital',
  ],
  '/about#profile': ['population', 'populasyon'],
  '/governance/department-heads#social-services': ['senior', 'senior citizen', 'social pension'],
  '/governance/department-heads#treasurer': [
    'amilyar',
    'bayad ng amilyar',
    'bayad ng buwis',
    'pay tax',
  ],
  '/services#contact': [
    'bukas ba ngayon',
    'office hours',
    'open now',
    'open today',
    'oras ng opisina',
    'oras ng tanggapan',
  ],
  '/sitemap#emergency': [
    'gas leak',
    'missing child',
    'missing person',
    'nawawala',
    'nawawalang bata',
    'shooting',
    'sos',
    'sumisingaw na gas',
  ],
  '/tourism#directions': [
    'how do i get there',
    `how do i get to ${municipality.name}`,
    'how to get there',
    `how to get to ${municipality.name}`,
    'paano makarating',
  ],
  '/transparency/full-disclosure#request': ['foi', 'foi request', 'freedom of information'],
}
