import { Bird, HeartPulse, type LucideIcon, Sprout, Trophy } from 'lucide-react'
import type { PillarId } from '../../content/facts/agenda.ts'

interface PillarLook {
  icon: LucideIcon
  tone: 'sky' | 'gold' | 'forest' | 'clay'
  /** Ground and text of the pillar's head. */
  head: string
}

/** The colour and sign of each pillar, the same as on the home page. */
export const pillarLooks: Record<PillarId, PillarLook> = {
  kalinaw: { icon: Bird, tone: 'sky', head: 'bg-sky-soft text-sky-ink border-sky' },
  kahigayunan: { icon: Sprout, tone: 'gold', head: 'bg-gold-soft text-gold-ink border-gold' },
  kahimsog: {
    icon: HeartPulse,
    tone: 'forest',
    head: 'bg-forest-soft text-forest-ink border-forest',
  },
  kalipay: { icon: Trophy, tone: 'clay', head: 'bg-clay-soft text-clay-ink border-clay' },
}
