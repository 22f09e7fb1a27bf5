import { telHref } from '@portal/shared/site'
import type { hero } from '../../../../content/en/hero.ts'
import type { scenes } from '../../../../content/en/scenes.ts'

export interface Slide {
  id: keyof (typeof hero)['slides']
  /** Where the call to action leads: a path of the portal or a telephone. */
  cta: { to: `/${string}` } | { href: `tel:${string}` }
  /** The drawings of 'View Images'; the first is the slide's own. */
  images: readonly [keyof typeof scenes, ...(keyof typeof scenes)[]]
  showHotlines?: true
  showSchedule?: true
}

/** The five slides, in the order of the home page. */
export const slides = [
  {
    id: 'agenda',
    cta: { to: '/governance/development-agenda' },
    images: ['terraces', 'plaza', 'cane', 'clinic', 'fiesta'],
  },
  { id: 'welcome', cta: { to: '/about' }, images: ['plaza', 'spring', 'market', 'fiesta'] },
  { id: 'agriculture', cta: { to: '/investment' }, images: ['cane', 'terraces', 'market'] },
  {
    id: 'emergency',
    cta: { href: telHref('911') },
    images: ['rescue', 'radio', 'clinic'],
    showHotlines: true,
  },
  {
    id: 'caravan',
    cta: { to: '/#events' },
    images: ['caravan', 'clinic', 'market'],
    showSchedule: true,
  },
] as const satisfies readonly Slide[]
