import { Section } from '@portal/shared/ui'
import { Play } from 'lucide-react'
import { videoHref } from '../../../content/facts/investment-office.ts'
import { useInvestmentCopy } from './copy.ts'
import { RiverScene } from './river-scene.tsx'

/** Our own picture stands for the film; following the link is what asks YouTube for anything. */
export default function VideoFacade() {
  const copy = useInvestmentCopy().video
  return (
    <Section tone="tinted" title={copy.title} lead={copy.lead}>
      <div className="grid items-center gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12">
        <a
          href={videoHref}
          target="_blank"
          rel="noopener"
          className="group block overflow-hidden rounded-card border border-line"
        >
          <RiverScene className="aspect-video w-full" />
          <span className="flex items-center gap-4 bg-deep p-4 text-on-deep sm:p-5">
            <span className="grid size-14 flex-none place-items-center rounded-full bg-on-deep text-deep transition-transform group-hover:scale-110">
              <Play className="ml-1 fill-deep" aria-hidden="true" />
            </span>
            <span className="leading-snug">
              <span className="block font-semibold text-lg underline underline-offset-4 group-hover:decoration-2">
                {copy.watch}
              </span>
              <span className="text-on-deep-muted text-sm">({copy.newTab})</span>
            </span>
          </span>
        </a>
        <div>
          <p className="text-lg">{copy.text}</p>
          <ul className="mt-4 grid gap-2 pl-5 list-disc marker:text-gold">
            {copy.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p className="mt-4 text-ink-muted text-sm">{copy.privacy}</p>
        </div>
      </div>
    </Section>
  )
}
