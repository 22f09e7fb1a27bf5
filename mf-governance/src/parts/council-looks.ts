import type { CouncilMember } from '../../content/facts/council.ts'
import type { BustLook } from '../illustrations/bust.tsx'

// placeholder: drawings of nobody, until the members send their portraits
export const councilLooks: Record<CouncilMember['id'], BustLook> = {
  'vice-mayor': {
    hair: 'bun',
    grey: true,
    glasses: true,
    dress: 'terno',
    tone: 'gold',
    skin: 'mid',
  },
  'seat-1': {
    hair: 'parted',
    grey: true,
    glasses: true,
    dress: 'barong',
    tone: 'forest',
    skin: 'light',
  },
  'seat-2': { hair: 'long', dress: 'terno', tone: 'sky', skin: 'mid' },
  'seat-3': { hair: 'short', dress: 'barong', tone: 'clay', skin: 'dark' },
  'seat-4': { hair: 'bob', dress: 'terno', tone: 'forest', skin: 'light' },
  'seat-5': { hair: 'bob', grey: true, glasses: true, dress: 'terno', tone: 'clay', skin: 'dark' },
  'seat-6': { hair: 'bald', dress: 'barong', tone: 'sky', skin: 'mid' },
  'seat-7': { hair: 'bun', dress: 'terno', tone: 'gold', skin: 'light' },
}
