import type { DepartmentId } from '@portal/shared/site'

/** How to reach the mayor. */
export const mayorOffice = {
  phone: '(088) 000-0201', // placeholder
  email: 'mayor@kalinawan.example', // placeholder
  department: 'mayor',
} as const satisfies { department: DepartmentId; [fact: string]: string }

/** The figures of the achievements, in the order of the page. */
export const achievements = [
  { id: 'rescue', figure: '31' }, // placeholder
  { id: 'roads', figure: '48 km' }, // placeholder
  { id: 'health', figure: '18' }, // placeholder
  { id: 'scholars', figure: '1,250' }, // placeholder
  { id: 'disclosure', figure: '12/12' }, // placeholder
  { id: 'trees', figure: '86,000' }, // placeholder
] as const

/** What people come to the mayor for. */
export const meetingPurposes = [
  'barangay',
  'assistance',
  'invitation',
  'investment',
  'youth',
] as const

export type MeetingPurpose = (typeof meetingPurposes)[number]
