import type { Translated } from '@portal/shared/i18n'
import type { fullDisclosure as en } from '../en/full-disclosure.ts'

export const fullDisclosure = {
  title: 'Patakaran sa Ganap na Paglalahad',
  lead: 'Ipinapaskil ng munisipyo ang badyet, mga kuwenta at mga plano nito upang makita ng bawat mamamayan kung paano ginagamit ang pera ng bayan.',
  documents: 'Mga dokumento',
  documentsLead: 'Anim na dokumento para sa kasalukuyang panahon. Tingnan dito, o i-save ang file.',
  request: 'Humiling ng dokumento',
  requestLead:
    'Kailangan ba ninyo ng dokumento mula sa mas naunang panahon, o ng sertipikadong kopya? Hilingin ito nang nakasulat o nang personal.',
  steps: [
    {
      title: 'Sabihin kung aling dokumento',
      text: 'Banggitin ang dokumento at ang taon o kuwarter nito. Nakalagay na ang tanggapan at paksa pagbukas ng form.',
    },
    {
      title: 'Magdala ng balidong ID',
      text: 'Ipakita ito sa pagkuha ng dokumento. Kung kinatawan ang kukuha, magdala rin ng liham ng pahintulot.',
    },
    {
      title: 'Kunin ang dokumento',
      text: 'Sasabihan kayo ng tanggapan kapag handa na ito, sa loob ng itinakdang araw.',
    },
  ],
  processing: 'Tagal ng pagproseso',
  processingDays: '3-5 araw ng trabaho',
  where: 'Saan',
  hours: 'Oras ng opisina',
  fee: 'Bayad',
  feeText:
    'Libre ang pagtingin at pag-download sa pahinang ito. Itanong sa tanggapan ang bayad sa nakalimbag at sertipikadong kopya.',
  send: 'Magpadala ng kahilingan',
  subject: 'Kahilingan para sa dokumento',
} as const satisfies Translated<typeof en>
