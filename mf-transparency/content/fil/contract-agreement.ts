import type { Translated } from '@portal/shared/i18n'
import type { contractAgreement as en } from '../en/contract-agreement.ts'

export const contractAgreement = {
  title: 'Mga Kasunduan sa Kontrata',
  lead: 'Ano ang nilagdaan ng munisipyo, sino ang kakontrata, magkano at gaano katagal.',
  active: 'Mga kasalukuyang kontrata',
  activeLead: 'Mga trabahong ginagawa pa, o mga gamit at suplay na ihahatid pa.',
  completed: 'Mga natapos na kontrata',
  completedLead: 'Tapos na, nasuri at natanggap na.',
  policy: 'Patakaran sa transparency',
  policyLead: 'Ang maaasahan ninyo.',
  policyItems: [
    {
      title: 'Ipinapaskil ang bawat kontrata',
      text: 'Kasama ang kontratista, halaga at tagal, at ang buong dokumento bilang file.',
    },
    {
      title: 'Isang proyekto, isang landas',
      text: 'Magkakaugnay ang paanyaya, paggawad, abiso ng pagsisimula at kontrata.',
    },
    {
      title: 'Walang inaalis',
      text: 'Nananatili sa pahinang ito ang mga natapos na kontrata, at sa arkibo ang mga saradong bid.',
    },
    {
      title: 'Bukás na datos',
      text: 'Maaaring i-save bilang CSV o JSON ang bawat listahan at malayang gamitin.',
    },
    {
      title: 'Sinasagot ang mga tanong',
      text: 'Tumatagal ng 3-5 araw ng trabaho ang nakasulat na kahilingan para sa dokumento.',
    },
  ],
  subject: 'Tanong tungkol sa isang kontrata',
} as const satisfies Translated<typeof en>
