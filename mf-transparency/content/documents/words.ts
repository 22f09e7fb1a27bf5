import { formatDate, formatTime } from '@portal/shared/i18n'
import type { Category, Fund, Project } from '../facts/procurement/project.ts'

/** The words of the official documents, which are in English. */

export const fundNames: Record<Fund, string> = {
  'development-fund': '20% Development Fund',
  lgsf: 'Local Government Support Fund',
  bayanihan: 'Bayanihan Grant to Cities and Municipalities',
  'general-fund': 'General Fund',
}

export const categoryNames: Record<Category, string> = {
  infrastructure: 'Infrastructure project',
  goods: 'Goods',
  consulting: 'Consulting services',
}

/** The law on procurement in force when the invitation was posted. */
export function procurementLaw({ invitation }: Project): string {
  return invitation.posted < '2024-08-11'
    ? 'Republic Act No. 9184, the Government Procurement Reform Act'
    : 'Republic Act No. 12009, the New Government Procurement Act'
}

/** An amount with its centavos, as contracts write it. */
export function exactPesos(amount: number): string {
  const digits = amount.toLocaleString('en-US', { minimumFractionDigits: 2 })
  return `₱${digits}`
}

export function day(date: string): string {
  return formatDate(date, 'en')
}

export function moment(date: string): string {
  return `${formatDate(date, 'en')}, ${formatTime(date, 'en')}`
}
