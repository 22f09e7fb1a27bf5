import type { Translated } from '@portal/shared/i18n'
import { municipality } from '@portal/shared/site'
import type { home as en } from '../en/home.ts'

export const home = {
  heading: municipality.title.fil,
  lead: 'Mga serbisyo, balita at dokumento ng bayan, bukás para sa lahat.',
  profile: {
    title: 'Ang Bayan sa mga Numero',
    lead: 'Anim na numerong naglalarawan sa ating bayan.',
    more: 'Higit pa tungkol sa bayan',
    labels: {
      population: 'Populasyon',
      barangays: 'Mga barangay',
      revenue: 'Taunang kita ng bayan',
      incomeClass: 'Antas ng kita',
      landArea: 'Lawak ng lupain',
      farmland: 'Lupang sakahan',
    },
  },
  pillars: {
    title: 'Mga Haligi ng Kaunlaran',
    lead: 'Apat na pangako ng 4K Agenda, 2022-2025. Bawat proyekto ng bayan ay tumutugon sa isa sa mga ito.',
    more: 'Basahin ang 4K Agenda',
    items: {
      kalinaw: {
        title: 'Kalinaw',
        subtitle: 'Kapayapaan at Kaayusan',
        description:
          'Ligtas na tahanan at daan: ronda sa barangay, mabilis na tugon sa sakuna, at maagang pag-aayos ng alitan.',
      },
      kahigayunan: {
        title: 'Kahigayunan',
        subtitle: 'Pag-unlad ng Ekonomiya at Pamumuhunan',
        description:
          'Trabahong malapit sa tahanan: mga farm-to-market road, patas na presyo ng ani, at bukás na pinto sa mamumuhunan.',
      },
      kahimsog: {
        title: 'Kahimsog',
        subtitle: 'Kalusugan at Kagalingan',
        description:
          'Kalingang umaabot sa bawat barangay: pagpapatingin, gamot, at masustansiyang pagkain para sa bawat bata.',
      },
      kalipay: {
        title: 'Kalipay',
        subtitle: 'Kabataan, Isports at Kultura',
        description:
          'Lugar para maglaro, matuto at magdiwang: mga bukás na court, mga programa sa kabataan, at mga pistang bumubuhay sa ating kultura.',
      },
    },
  },
  forms: {
    title: 'Mga Form na Mada-download',
    lead: 'I-print at sagutan ang form, saka dalhin sa tanggapang nakasulat sa kard.',
    download: 'I-download ang Form',
    bringTo: 'Dalhin sa',
    more: 'Lahat ng serbisyo at kailangan',
  },
} as const satisfies Translated<typeof en>
