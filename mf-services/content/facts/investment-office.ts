import type { DepartmentId } from '@portal/shared/site'

/** The office that accompanies investors. */
export const investmentOffice = {
  phone: '(088) 000-0240', // placeholder
  email: 'invest@kalinawan.example', // placeholder
  /** Where the contact form delivers its messages. */
  department: 'planning',
} as const satisfies { department: DepartmentId; [fact: string]: string }

/** The film about the town. It opens at YouTube; nothing is loaded from there before. */
export const videoHref = 'https://www.youtube.com/@kalinawan.example' // placeholder
