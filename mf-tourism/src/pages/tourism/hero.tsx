import { ButtonLink, Container } from '@portal/shared/ui'
import { Mountain, Route } from 'lucide-react'
import { ValleyScene } from '../../scenes/valley.tsx'
import { useTourismCopy } from './copy.ts'

/** Words in the sky above the valley; the drawing begins in the colour that the words stand on. */
export function Hero() {
  const { eyebrow, title, lead, see, plan } = useTourismCopy()
  return (
    <header className="overflow-hidden bg-scene-sky">
      <Container className="relative z-10 pt-8 md:pt-14">
        <p className="font-semibold text-forest-ink text-sm">{eyebrow}</p>
        <h1 id="page-title" tabIndex={-1} className="mt-2 max-w-xl text-4xl xl:max-w-2xl">
          {title}
        </h1>
        <p className="mt-3 text-lg lg:max-w-xl xl:max-w-2xl">{lead}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/tourism#destinations" icon={<Mountain aria-hidden="true" />}>
            {see}
          </ButtonLink>
          <ButtonLink
            to="/tourism#travel-info"
            variant="secondary"
            icon={<Route aria-hidden="true" />}
          >
            {plan}
          </ButtonLink>
        </div>
      </Container>
      <ValleyScene className="h-60 w-full overflow-visible sm:h-80 lg:-mt-36 lg:h-120 2xl:h-144" />
    </header>
  )
}
