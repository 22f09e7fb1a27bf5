import type { Translated } from '@portal/shared/i18n'
import type { contact as en } from '../en/contact.ts'

export const contact = {
  title: 'Makipag-ugnayan sa Amin',
  lead: 'Magtanong, mag-ulat o magmungkahi: pumili ng tanggapan, at ipapasa namin doon ang inyong mensahe.',
  office: {
    title: 'Pumunta o tumawag sa munisipyo',
    address: 'Address',
    phone: 'Telepono',
    email: 'Email',
    hours: 'Oras ng opisina',
  },
  form: {
    title: 'Sumulat sa amin',
    name: 'Buong pangalan',
    email: 'Email address',
    phone: 'Numero ng telepono',
    department: 'Tanggapan',
    chooseDepartment: 'Pumili ng tanggapan',
    subject: 'Paksa',
    message: 'Mensahe',
    send: 'Ipadala ang mensahe',
    sending: 'Ipinadadala...',
    checks: {
      missing: 'Pakipunan ang patlang na ito.',
      noAddress:
        'Pakilagay ang buong email address na walang ñ o espasyo, gaya ng pangalan@example.com.',
    },
    privacy: 'Gagamitin lang namin ang inyong detalye para sagutin kayo.',
    privacyLink: 'Patakaran sa Privacy',
    withoutScript: 'Kailangan ng form na ito ang JavaScript. Tumawag o sumulat sa amin:',
  },
  sent: {
    title: 'Naipadala ang Mensahe',
    description:
      'Natanggap na namin ang inyong mensahe at sasagot kami sa loob ng 2-3 araw ng trabaho.',
  },
  reference: {
    before: (subject) => `Ang reference number ng inyong mensaheng “${subject}” ay`,
    after: 'Itago ito para sa inyong pag-follow-up.',
  },
  kept: {
    offline:
      'Wala kayong koneksiyon ngayon. Mananatili rito ang anumang isusulat ninyo: ipadala ito kapag may koneksiyon na.',
    unsent:
      'Hindi pa naipadadala ang inyong mensahe. Mananatili rito ang inyong isinulat: pakisubukang muli. Kung hindi pa rin, kopyahin ito at i-reload ang pahina.',
    tooMany:
      'Masyado nang marami ang mensaheng galing sa inyong network. Mananatili rito ang inyong isinulat: ipadala ito pagkalipas ng mga isang oras, o tumawag sa munisipyo.',
    refused:
      'Hindi matatanggap ang mensahe sa ganitong anyo: may patlang na puro espasyo o sobra ang haba (pangalan 200 karakter, telepono 60, email 254, paksa 300, mensahe 10,000), o kulang ang email address. Mananatili rito ang inyong isinulat: pakiayos ito at ipadalang muli.',
  },
  failed: {
    title: 'Hindi Naipadala ang Mensahe',
    description: 'Pakisubukang muli o direktang makipag-ugnayan sa amin.',
  },
} as const satisfies Translated<typeof en>
