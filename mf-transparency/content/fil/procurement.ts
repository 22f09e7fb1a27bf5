import { filipinoCount, type Translated } from '@portal/shared/i18n'
import type { procurement as en } from '../en/procurement.ts'

export const procurement = {
  reference: 'Reference blg.',
  budget: 'Aprobadong badyet',
  fund: 'Pinagmulan ng pondo',
  place: 'Lugar',
  category: 'Kategorya',
  title: 'Proyekto',
  posted: 'Inilathala',
  preBid: 'Pre-bid conference',
  deadline: 'Huling araw at oras ng bid',
  contractor: 'Kontratista',
  amount: 'Halaga ng kontrata',
  awarded: 'Petsa ng paggawad',
  noticeDate: 'Petsa ng abiso',
  signed: 'Nilagdaan',
  start: 'Unang araw',
  end: 'Huling araw',
  completed: 'Natapos at tinanggap',
  duration: 'Tagal',
  days: (days: number) => `${filipinoCount(days)} araw sa kalendaryo`,
  saved: 'Mas mababa sa badyet',
  savedText: (amount: string, percent: string) => `${amount} (${percent})`,
  timeUsed: (used: number, days: number, date: string) =>
    `Nagamit na panahon ng kontrata hanggang ${date}: ${used} sa ${filipinoCount(days)} araw`,
  deadlinePassed:
    'Lampas na ang huling oras ng pagsusumite ng bid. Itanong sa kalihiman ang resulta.',
  ask: 'Magtanong tungkol sa bid na ito',
  askOf: (title: string) => `Magtanong tungkol sa bid na ito: ${title}`,
  askSubject: (reference: string, title: string) => `Tanong tungkol sa bid ${reference}: ${title}`,
  status: 'Katayuan',
  statusDay: 'Katayuan noong',

  trail: {
    title: 'Subaybayan ang proyektong ito',
    titleOf: (title: string) => `Subaybayan ang proyektong ito: ${title}`,
    here: 'Narito kayo',
    notYet: 'Wala pa',
    until: (date: string) => `Hanggang ${date}`,
    done: (date: string) => `Natapos noong ${date}`,
  },
} as const satisfies Translated<typeof en>
