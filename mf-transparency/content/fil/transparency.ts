import type { Translated } from '@portal/shared/i18n'
import type { transparency as en } from '../en/transparency.ts'

export const transparency = {
  title: 'Transparency',
  lead: 'Saan galing ang pera ng bayan, saan ito napupunta, at sino ang binabayaran at para saan. Basahin dito, i-save bilang datos, o subaybayan ang isang proyekto mula paanyaya hanggang kontrata.',
  figures: 'Sa mga numero',
  stats: {
    documents: 'Dokumentong mababasa at mada-download',
    bids: 'Bid na bukás o nasa pre-bid',
    contracts: 'Kasalukuyang kontrata',
    contractSum: 'Halaga ng kasalukuyang kontrata',
  },
  tabsLabel: 'Mga uri ng tala',
  open: (name: string) => `Buksan ang pahinang “${name}”`,
  tabs: {
    'full-disclosure': {
      label: 'Ganap na Paglalahad',
      lead: 'Anim sa mga dokumentong dapat ipaskil ng bawat pamahalaang lokal: badyet, mga ulat pinansiyal, mga plano at ang paggamit ng pondo.',
    },
    lgsf: {
      label: 'LGSF',
      lead: 'Ang naihatid sa bayan ng Local Government Support Fund, sa bawat proyekto.',
    },
    'bayanihan-grant': {
      label: 'Bayanihan Grant',
      lead: 'Ang grant noong 2020 laban sa pandemya: ano ang binalak, ginastos at isinauli.',
    },
    'invitation-to-bid': {
      label: 'Paanyaya sa Bidding',
      lead: 'Mga bukás na bid at ang nasa arkibo. Maaaring sumali ang sinumang kuwalipikado.',
    },
    'notice-of-award': {
      label: 'Abiso ng Paggawad',
      lead: 'Sino ang nanalo sa bawat bid, at magkano. Mula rito, kasunod ang abiso ng pagsisimula.',
    },
    'contract-agreement': {
      label: 'Mga Kasunduan sa Kontrata',
      lead: 'Mga kasalukuyan at natapos na kontrata, kasama ang halaga at tagal ng bawat isa.',
    },
  },
  proceedPage: 'Abiso ng Pagsisimula',
} as const satisfies Translated<typeof en>
