import type { FactCheck } from '@portal/shared/site'

/** Names, offices and committees are samples. */
export const officialsCheck: FactCheck = { checked: null }

/**
 * Who holds which seat. The names are samples, made of Filipino words for trees, flowers and
 * virtues; the same in both languages.
 */
export const officials = {
  mayor: 'Bayani Sampaguita', // placeholder
  'vice-mayor': 'Luwalhati Banaba', // placeholder

  'seat-1': 'Marangal Ipil', // placeholder
  'seat-2': 'Liwayway Kalachuchi', // placeholder
  'seat-3': 'Makisig Apitong', // placeholder
  'seat-4': 'Mayumi Kamya', // placeholder
  'seat-5': 'Diwa Anahaw', // placeholder
  'seat-6': 'Magiting Talisay', // placeholder
  'seat-7': 'Tala Dapdap', // placeholder

  administrator: 'Amihan Molave', // placeholder
  planning: 'Hiraya Kamagong', // placeholder
  budget: 'Ligaya Narra', // placeholder
  accounting: 'Dalisay Yakal', // placeholder
  treasurer: 'Sinag Tindalo', // placeholder
  assessor: 'Likha Guijo', // placeholder
  'civil-registry': 'Giliw Balete', // placeholder
  health: 'Kalinga Lagundi', // placeholder
  'social-services': 'Aruga Sambong', // placeholder
  engineering: 'Tibay Lauan', // placeholder
  agriculture: 'Lunti Makopa', // placeholder
  'business-license': 'Sipag Bangkal', // placeholder
  'general-services': 'Masinop Kawayan', // placeholder
  disaster: 'Agap Bakawan', // placeholder
} as const
