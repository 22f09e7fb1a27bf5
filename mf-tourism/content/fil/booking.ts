import type { Translated } from '@portal/shared/i18n'
import type { booking as en } from '../en/booking.ts'

export const booking = {
  bookNow: 'Magpareserba',
  bookNamed: (lodging) => `Magpareserba: ${lodging}`,
  title: (lodging) => `Magpareserba sa ${lodging}`,
  lead: 'Direkta sa tuluyan ang pagpapareserba, sa telepono o email. Hindi tumatanggap ng reserbasyon o bayad ang portal na ito.',
  call: (phone) => `Tawagan ang ${phone}`,
  write: 'Sumulat ng email',
  sayTitle: 'Ano ang sasabihin',
  say: [
    'Araw ng dating, araw ng alis, at kung mga anong oras kayo darating',
    'Ilan ang nasa hustong gulang at ilan ang bata',
    'Anong klaseng kuwarto, at kung may nangangailangan ng kuwartong walang baitang',
    'Numero ng telepono kung saan nila kayo matatawagan',
  ],
  askTitle: 'Ano ang itatanong',
  ask: [
    'Magkano ang kabuuang bayad sa pagtuloy',
    'Hanggang kailan puwedeng magkansela',
    'Kailan at paano magbabayad',
  ],
  caution: 'Humingi muna ng nakasulat na kumpirmasyon bago magpadala ng pera.',
  subject: (lodging) => `Kuwarto sa ${lodging}`,
  body: [
    'Magandang araw po! Gusto ko po sanang magpareserba ng kuwarto.',
    '',
    'Dating (araw at oras): ',
    'Alis: ',
    'Bilang ng nasa hustong gulang at bata: ',
    'Klase ng kuwarto: ',
    'Espesyal na pangangailangan: ',
    'Pangalan at numero ng telepono ko: ',
    '',
    'Pakisabi po kung magkano ang kabuuang bayad sa pagtuloy at paano ito makukumpirma. Salamat po!',
  ],
} as const satisfies Translated<typeof en>
