import { ButtonLink } from '@portal/shared/ui'
import { Play } from 'lucide-react'
import type { ComponentType } from 'react'
import type { PillarId } from '../../../content/facts/agenda.ts'
import { videos } from '../../../content/facts/videos.ts'
import { useAgendaCopy } from '../../copy/development-agenda.ts'
import { KahigayunanScene } from '../../illustrations/kahigayunan.tsx'
import { KahimsogScene } from '../../illustrations/kahimsog.tsx'
import { KalinawScene } from '../../illustrations/kalinaw.tsx'
import { KalipayScene } from '../../illustrations/kalipay.tsx'
import type { SceneProps } from '../../illustrations/scene.tsx'

const scenes: Record<PillarId, ComponentType<SceneProps>> = {
  kalinaw: KalinawScene,
  kahigayunan: KahigayunanScene,
  kahimsog: KahimsogScene,
  kalipay: KalipayScene,
}

/**
 * Our own picture stands for the film; following the link is what asks YouTube for anything. The
 * link covers the picture too.
 */
export function Film({ pillar }: { pillar: PillarId }) {
  const copy = useAgendaCopy()
  const { title, text } = copy.pillars[pillar].video
  const Picture = scenes[pillar]
  return (
    <div className="ui-print-hidden group relative">
      <div className="relative overflow-hidden rounded-card border border-line">
        <Picture className="aspect-video w-full" />
        <span className="absolute start-4 bottom-4 grid size-14 place-items-center rounded-full bg-deep text-on-deep transition-transform group-hover:scale-110">
          <Play aria-hidden="true" className="ms-1 fill-on-deep" />
        </span>
      </div>
      <h3 className="mt-4 text-xl">{title}</h3>
      <p className="mt-1 mb-3 text-ink-muted">{text}</p>
      <ButtonLink
        href={videos[pillar]}
        target="_blank"
        rel="noopener"
        variant="secondary"
        icon={<Play aria-hidden="true" />}
        aria-label={copy.watchOf(title)}
        className="after:absolute after:inset-0 after:content-['']"
      >
        {copy.watch}
      </ButtonLink>
      <p className="mt-2 text-ink-muted text-sm">{copy.newTab}</p>
    </div>
  )
}
