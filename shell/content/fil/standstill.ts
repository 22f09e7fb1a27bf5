import type { Translated } from '@portal/shared/i18n'
import type { standstill as en } from '../en/standstill.ts'

export const standstill = {
  text: 'Hindi pa gumagana ang mga pindutan at form sa pahinang ito.',
  reload: 'I-reload ang pahina',
  call: '(mawawala ang naisulat na ninyo) o tumawag sa',
} as const satisfies Translated<typeof en>
