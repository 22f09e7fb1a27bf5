import type { Translated } from '@portal/shared/i18n'
import type { governance as en } from '../en/governance.ts'

export const governance = {
  title: 'Pamamahala',
  lead: 'Sino ang namumuno sa bayan, sino ang gumagawa ng mga batas nito, sino ang kumikilos, at saan tayo patungo. May numero ng telepono ang bawat tanggapan dito.',
  tabsLabel: 'Mga bahagi ng pahinang ito',
  tabs: {
    mission: 'Misyon at Bisyon',
    mayor: 'Ang Punong Bayan',
    'sangguniang-bayan': 'Sangguniang Bayan',
    'department-heads': 'Mga Pinuno ng Tanggapan',
    'development-agenda': '4K Agendang Pangkaunlaran',
  },

  mission: {
    visionTitle: 'Bisyon',
    vision:
      'Isang mapayapa at maunlad na bayan sa kabundukan, kung saan masagana ang sakahan, malusog ang pamilya, buo ang kalikasan at may tinig ang bawat mamamayan.',
    missionTitle: 'Misyon',
    mission:
      'Maglingkod nang tapat at mabilis: panatilihin ang kapayapaan, palawakin ang kabuhayan, kalingain ang maysakit at kabataan, at pangalagaan ang lupa at tubig na bumubuhay sa atin.',
    promisesTitle: 'Mga pangakong puwede ninyong singilin',
    promisesLead:
      'Tatlong pangako sa likod ng mga salitang ito. Nasa tabi ng bawat isa ang pahina kung saan ninyo ito masusuri.',
    promises: [
      {
        title: 'Bukás na talaan',
        text: 'Inilalathala ang badyet, bidding, paggawad at kontrata, kaya nasusundan ang piso mula sa plano hanggang sa natapos na tulay.',
        link: 'Basahin ang Ganap na Paglalahad',
      },
      {
        title: 'Tupad sa oras',
        text: 'Nakasaad sa bawat serbisyo ang mga kailangan, ang bayad at ang tagal ng pagproseso bago pa kayo bumiyahe sa kabayanan.',
        link: 'Tingnan ang mga serbisyo',
      },
      {
        title: 'Gawaing nakikita',
        text: 'Nakalista ang mga proyekto, kasama ang badyet, katayuan at kung gaano na karami ang nagawa.',
        link: 'Subaybayan ang mga proyekto',
      },
    ],
    branchesTitle: 'Kani-kaniyang gampanin',
    branchesLead:
      'Pinamamahalaan ng bayan ang sarili nito alinsunod sa Local Government Code, RA 7160.',
    branches: {
      people: {
        title: 'Kayo',
        text: 'ang naghahalal sa punong bayan, pangalawang punong bayan at mga konsehal, at may tinig sa asembleya ng barangay.',
      },
      council: {
        title: 'Ang Sangguniang Bayan',
        text: 'ang gumagawa ng mga ordinansa, nagpapatibay ng badyet at nagbabantay sa paggastos nito.',
      },
      mayor: {
        title: 'Ang punong bayan',
        text: 'ang nagpapatupad ng mga ordinansa, namumuno sa mga tanggapan at nananagot sa gawa nila.',
      },
      offices: {
        title: 'Labing-apat na tanggapan',
        text: 'ang naghahatid ng serbisyo: permit, sertipiko, kalinga, daan at pagsagip.',
      },
    },
    sealNote:
      'Ang mga pagpapahalaga sa likod ng bisyon ay ipinaliliwanag kasama ng sagisag ng bayan.',
    sealLink: 'Ang sagisag at mga pagpapahalaga',
  },

  mayor: {
    openDoor:
      'Bukás ang pinto kahit walang appointment tuwing Lunes ng umaga at Huwebes ng hapon. Sa ibang oras, humiling ng appointment; pinakamainam ang Miyerkoles o Biyernes.',
    more: 'Buhay, pananaw at mga nagawa',
  },
  council: {
    title: 'Ang mga kasapi',
    lead: 'Ang pangalawang punong bayan ang tagapangulo, at may isang lupon din siyang pinamumunuan; tigdadalawang lupon ang pitong konsehal.',
    chairs: 'Pinamumunuang lupon',
    more: 'Mga lupon, tungkulin at sesyon',
  },
  heads: {
    title: 'Ang 14 na pinuno',
    lead: 'Piliin ang tanggapan para makita ang saklaw nito at kung paano ito maaabot.',
    more: 'Mga tungkulin, numero at oras',
  },
  agenda: {
    title: 'Ang 4K Agendang Pangkaunlaran',
    lead: (period) =>
      `Apat na salitang nagsisimula sa K, apat na pangako para sa ${period}. Bawat proyekto ng bayan ay tumutugon sa isa sa mga ito.`,
    read: 'Tingnan ang mga programa',
    readOf: (pillar) => `Tingnan ang mga programa: ${pillar}`,
    more: 'Basahin ang buong agenda',
  },
} as const satisfies Translated<typeof en>
