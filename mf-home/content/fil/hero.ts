import type { Translated } from '@portal/shared/i18n'
import { municipality } from '@portal/shared/site'
import type { hero as en } from '../en/hero.ts'

export const hero = {
  label: 'Mga tampok ng bayan',
  roleDescription: 'carousel',
  slideRoleDescription: 'slide',
  position: (slide: number, slides: number) => `${slide} sa ${slides}`,
  previous: 'Nakaraang slide',
  next: 'Susunod na slide',
  picker: 'Pumili ng slide',
  pick: (slide: number, title: string) => `Slide ${slide}: ${title}`,
  viewImages: 'Mga Larawan',
  galleryLead: 'Mga guhit ng ating bayan at ng mga gawain nito.',
  slides: {
    agenda: {
      title: 'Ang 4K Agendang Pangkaunlaran',
      subtitle: 'Kalinaw, Kahigayunan, Kahimsog, Kalipay',
      description:
        'Kapayapaan, oportunidad, kalusugan at kaligayahan: apat na pangako sa likod ng bawat proyekto ng bayan.',
      cta: 'Alamin ang Agenda',
    },
    welcome: {
      title: `Maligayang pagdating sa ${municipality.name}`,
      subtitle: 'Bayan ng mga sakahan, bukal at pista sa kabundukan',
      description:
        'Malamig na simoy, malawak na bukirin, at mga taong kikilala sa inyo sa pangalan. Kilalanin ang bayan.',
      cta: 'Kilalanin ang Bayan',
    },
    agriculture: {
      title: 'Husay sa Pagsasaka',
      subtitle: 'Mga bukiring nagpapakain sa lalawigan',
      description:
        'Mayabong dito ang tubo, palay, mais, gulay at pinya. Magtayo ng negosyo kasama ang ating mga magsasaka.',
      cta: 'Mamuhunan Dito',
    },
    emergency: {
      title: 'Mga Hotline sa Emergency',
      subtitle: 'Sumasagot ang 911 araw at gabi',
      description: 'Sabihin kung nasaan kayo, ano ang nangyari, at ilan ang tutulungan.',
      cta: 'Tumawag sa 911',
    },
    caravan: {
      title: 'Taunang Nutrition Caravan 2025',
      subtitle: 'Malusog na pamilya sa bawat barangay',
      description:
        'Libre para sa bawat pamilya. Isama ang mga bata at dalhin ang kanilang health card.',
      cta: 'Mga Kaganapan',
    },
  },
  hotlines: {
    label: 'Mga numero ng hotline',
  },
  schedule: {
    label: 'Mga tampok sa iskedyul',
    items: [
      { when: 'Ene 15-31', what: 'Pag-ikot sa mga barangay' },
      { when: 'Peb 1-15', what: 'Mga lugar sa kabayanan' },
      { when: '', what: 'Pagsusuri at edukasyong pangkalusugan' },
      { when: '', what: 'Pamamahagi ng suplementong pangnutrisyon' },
    ],
  },
} as const satisfies Translated<typeof en>
