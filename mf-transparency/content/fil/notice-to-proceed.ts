import type { Translated } from '@portal/shared/i18n'
import type { noticeToProceed as en } from '../en/notice-to-proceed.ts'

export const noticeToProceed = {
  title: 'Abiso ng Pagsisimula',
  lead: 'Kailan maaaring magsimula ang bawat kontratista, at gaano katagal ang ibinibigay ng kontrata.',
  notices: 'Mga abiso',
  noticesLead: 'Binibilang ang mga araw ng kontrata mula sa unang araw na nakasaad sa abiso.',
  subject: 'Tanong tungkol sa abiso ng pagsisimula',
} as const satisfies Translated<typeof en>
