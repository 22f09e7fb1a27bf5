import type { Translated } from '@portal/shared/i18n'
import type { events as en } from '../en/events.ts'

export const events = {
  statuses: {
    everyone: 'Bukás sa lahat',
    volunteers: 'Tumatanggap ng boluntaryo',
    register: 'Magparehistro muna',
  },
  highlightsTitle: 'Mga tampok',
  when: 'Kailan',
  where: 'Saan',
  items: {
    'founding-day': {
      name: 'Araw ng Kalinawan',
      date: 'Tuwing Marso 15',
      leaf: ['Mar', '15'],
      venue: 'Plasa ng Bayan',
      description:
        'Ginugunita ng bayan ang taong 1948, nang maging bayan ang pamayanan. Nagsisimula ang araw sa pasasalamat sa madaling-araw at nagtatapos sa tugtugan sa lilim ng mga akasya.',
      highlights: [
        'Pagtataas ng watawat at pag-aalay ng bulaklak sa mga nagtatag',
        'Parada ng mga barangay',
        'Parangal sa mga natatanging magsasaka, guro at manggagawang pangkalusugan',
        'Konsiyerto sa gabi ng mga banda ng paaralan',
      ],
    },
    'town-fiesta': {
      name: 'Pista ni San Isidro Labrador',
      date: 'Tuwing Mayo 15, pagkatapos ng siyam na araw na nobena',
      leaf: ['May', '15'],
      venue: 'Simbahan ng parokya, saka sa Pistahan ng Bagong Silang',
      onMap: 'Pistahan ng Bagong Silang',
      description:
        'Ipinuprusisyon sa bukid ang patron ng mga magsasaka, at may handa ang bawat bahay. Mula simbahan, umiindak ang sayawan sa kalye hanggang sa pistahan.',
      highlights: [
        'Pagbabasbas ng binhi, kagamitan at kalabaw',
        'Sayawan sa kalye ng mga barangay',
        'Trade fair ng ani at habi',
        'Bukás ang hapag: inaanyayahang kumain ang mga bisita',
      ],
    },
    'tree-growing': {
      name: 'Pagtatanim ng Puno sa mga Bukal',
      date: 'Tuwing Hunyo 25, Philippine Arbor Day',
      leaf: ['Hun', '25'],
      venue: 'Mga Bukal ng Lawaan',
      description:
        'Pagpasok ng tag-ulan, sama-samang nagtatanim ng katutubong puno ang magkakapitbahay sa itaas ng mga bukal na pinagkukunan ng tubig ng bayan. Tatlong taong inaalagaan ng mga gabay ng Lawaan ang bawat punla.',
      highlights: [
        'May nakahandang katutubong punla at gamit',
        'Lakad hanggang sa bukal kasama ang mga gabay',
        'Mainit na tanghalian para sa bawat boluntaryo',
      ],
    },
    'youth-week': {
      name: 'Linggo ng Kabataan',
      date: 'Taon-taon, sa linggo ng Agosto 12',
      leaf: ['Ago', '12'],
      venue: 'Liwasang Bayan',
      description:
        'Isang linggong para sa kabataan: may laro, debate, coding at lutuan, at sa loob ng isang araw ay sila ang uupo sa puwesto ng mga opisyal.',
      highlights: [
        'Palaro ng mga barangay',
        'Kabataang opisyal sa loob ng isang araw',
        'Awit, spoken word at sayaw sa entablado',
        'Skills fair kasama ang mga lokal na negosyo',
      ],
    },
    'cane-harvest': {
      name: 'Pista ng Tubuhan',
      date: 'Taon-taon, sa unang Sabado ng Disyembre',
      leaf: ['Dis', 'Unang Sab'],
      venue: 'Pistahan ng Bagong Silang',
      description:
        'Pasasalamat sa unang tabas ng tubo. Magkakasalo sa iisang mahabang mesa ang mga nagtatanim, tabasero at taga-asukarera, at nangangamoy sariwang muskobado ang buong gabi.',
      highlights: [
        'Pagluluto ng muskobado sa malalaking kawa',
        'Paligsahan sa pagtatabas ng tubo at karera ng karitong hila ng kalabaw',
        'Mga puwesto ng kooperatiba ng magsasaka',
        'Parada ng parol pagkagat ng dilim',
      ],
    },
  },
} as const satisfies Translated<typeof en>
