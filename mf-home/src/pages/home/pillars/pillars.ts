import { Bird, HeartPulse, type LucideIcon, Sprout, Trophy } from 'lucide-react'
import type { home } from '../../../../content/en/home.ts'
import type { SceneId } from '../../../illustrations/scenes.ts'

export interface Pillar {
  id: keyof (typeof home)['pillars']['items']
  icon: LucideIcon
  scene: SceneId
  /** Border, background and text of the icon. */
  look: string
}

/** The development pillars. */
export const pillars: readonly Pillar[] = [
  { id: 'kalinaw', icon: Bird, scene: 'plaza', look: 'border-sky bg-sky-soft text-sky-ink' },
  {
    id: 'kahigayunan',
    icon: Sprout,
    scene: 'cane',
    look: 'border-gold bg-gold-soft text-gold-ink',
  },
  {
    id: 'kahimsog',
    icon: HeartPulse,
    scene: 'clinic',
    look: 'border-forest bg-forest-soft text-forest-ink',
  },
  {
    id: 'kalipay',
    icon: Trophy,
    scene: 'fiesta',
    look: 'border-clay bg-clay-soft text-clay-ink',
  },
]
