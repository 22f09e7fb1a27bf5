/**
 * What residents call a place on the portal that has another title, in both languages: whoever types
 * just that is led there first, whatever else has the words. Add a name where others come before it.
 */
export const everydayNames: Readonly<Record<`/${string}`, readonly string[]>> = {
  // It names the offices that are open on Saturday.
  '/#contact': [
    'bukas sabado',
    'open saturday',
    'oras sabado',
    'sabado',
    'saturday',
    'saturday hours',
  ],
  '/#map': ['map', 'mapa'],
  '/about#profile': ['population', 'populasyon'],
  '/governance/department-heads#treasurer': [
    'amilyar',
    'bayad ng amilyar',
    'bayad ng buwis',
    'pay tax',
  ],
  '/services#contact': ['office hours', 'oras ng opisina', 'oras ng tanggapan'],
}
