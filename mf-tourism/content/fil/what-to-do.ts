import type { Translated } from '@portal/shared/i18n'
import type { whatToDo as en } from '../en/what-to-do.ts'

export const whatToDo = {
  eyebrow: 'Turismo',
  title: 'Mga Puwedeng Gawin',
  lead: 'Apat na pasyalan, tatlong tuluyan, tatlong kainan, at kung paano magpalipat-lipat.',
  jump: 'Nasa pahinang ito',
  destinations: {
    title: 'Mga Pasyalan',
    lead: 'Nakasulat sa bawat isa kung gaano kahirap ang lakad at kung kailan ito pinakamaganda.',
  },
  stay: {
    title: 'Saan tutuloy',
    lead: 'Presyo ito ng isang gabi sa isang kuwarto o kubo; hindi laging kasama ang almusal.',
  },
  eat: {
    title: 'Saan kakain',
    lead: 'Bigas mula sa palayan, manok mula sa bakuran, kape mula sa burol sa likod ng bahay.',
  },
  modes: {
    title: 'Paano lumibot',
    lead: 'Pamasahe ito ng isang upuan; ang pinakamababa ay para sa pinakamaikling biyahe.',
  },
  tips: { title: 'Mga payo sa biyahe', lead: 'Ang gustong ipaalam ng mga gabay sa bawat bisita.' },
  office: {
    title: 'May tanong pa?',
    text: 'Tutulungan kayo ng tanggapan ng turismo na planuhin ang araw ninyo, sa Ingles, Filipino o Sebwano.',
  },
} as const satisfies Translated<typeof en>
