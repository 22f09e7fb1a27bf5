import type { PillarId } from './agenda.ts'

/** The films about the pillars. They open at YouTube; nothing is loaded from there before. */
export const videos = {
  kalinaw: 'https://www.youtube.com/@kalinawan.example/search?query=kalinaw', // placeholder
  kahigayunan: 'https://www.youtube.com/@kalinawan.example/search?query=kahigayunan', // placeholder
  kahimsog: 'https://www.youtube.com/@kalinawan.example/search?query=kahimsog', // placeholder
  kalipay: 'https://www.youtube.com/@kalinawan.example/search?query=kalipay', // placeholder
} as const satisfies Record<PillarId, string>
