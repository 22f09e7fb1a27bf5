import type { Translated } from '@portal/shared/i18n'
import type { noticeOfAward as en } from '../en/notice-of-award.ts'

export const noticeOfAward = {
  title: 'Abiso ng Paggawad',
  lead: 'Sino ang nanalo sa bawat bid, magkano, at gaano kalaki ang ibinaba nito sa aprobadong badyet.',
  awards: 'Mga paggawad',
  awardsLead:
    'Napupunta ang kontrata sa pinakamababang nakuwentang bid na tumutugon sa lahat ng hinihingi; kung serbisyo ng konsultant, sa may pinakamataas na marka. Lumalagda sa kontrata ang nanalo pagkatapos ng abisong ito.',
  subject: 'Tanong tungkol sa isang paggawad',
} as const satisfies Translated<typeof en>
