import type { Translated } from '@portal/shared/i18n'
import type { invitationToBid as en } from '../en/invitation-to-bid.ts'

export const invitationToBid = {
  title: 'Paanyaya sa Bidding',
  lead: 'Ang mga bibilhin at ipatatayo ng munisipyo, ang badyet ng bawat isa, at hanggang kailan tatanggapin ang mga bid.',
  open: 'Mga bukás na bid',
  openLead:
    'Bukás: tumatanggap na ng mga bid. Pre-bid: dumalo muna sa pulong kung saan sinasagot ang mga tanong. Masusunod ang huling araw at oras ng bawat bid.',
  noneOpen:
    'Walang bukás na bid sa ngayon. Dito lalabas ang mga bagong paanyaya; nasa arkibo sa ibaba ang mga sarado na.',
  archive: 'Arkibo',
  archiveLead: 'Mga saradong bid. Subaybayan ang bawat isa hanggang sa paggawad at kontrata nito.',
  guidelines: 'Mga tuntunin para sa bidder',
  guidelinesLead: 'Limang hakbang, pareho para sa lahat.',
  steps: [
    {
      title: 'Basahin ang paanyaya',
      text: 'Nakasaad dito ang badyet, ang huling araw at oras, at ang saklaw. Hindi tatanggapin ang bid na lampas sa aprobadong badyet.',
    },
    {
      title: 'Kunin ang bidding documents',
      text: 'Sa kalihiman ng Bids and Awards Committee, sa oras ng opisina.',
    },
    {
      title: 'Dumalo sa pre-bid conference',
      text: 'Bukás ito sa lahat ng interesado. Susundin ng lahat ang mga sagot na ibinigay roon.',
    },
    {
      title: 'Magsumite ng dalawang selyadong sobre',
      text: 'Nasa una ang mga dokumentong pang-eligibility at teknikal, at nasa ikalawa ang alok na presyo. Isumite ang mga ito bago ang huling oras. Hindi tinatanggap ang bid na nahuli sa oras.',
    },
    {
      title: 'Dumalo sa pagbubukas',
      text: 'Binubuksan sa harap ng publiko ang mga bid agad pagkatapos ng huling oras. Lalabas sa portal na ito ang abiso ng paggawad.',
    },
  ],
  eligibility: 'Laman ng unang sobre',
  eligibilityItems: [
    'PhilGEPS Certificate of Registration and Membership',
    'Listahan ng lahat ng kasalukuyang kontrata',
    'Pahayag ng pinakamalaking natapos na kontratang kauri ng proyekto',
    'Net financial contracting capacity, o committed line of credit',
    'Lisensiya ng PCAB, para sa imprastruktura',
    'Bid security o bid securing declaration',
    'Omnibus sworn statement',
  ],
  law: 'Sinusunod ng bidding ang Batas Republika Blg. 12009, ang New Government Procurement Act, at ang mga tuntunin nito.',
  subject: 'Tanong tungkol sa isang bid',
} as const satisfies Translated<typeof en>
