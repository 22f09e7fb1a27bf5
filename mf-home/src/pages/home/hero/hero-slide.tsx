import { Button, ButtonLink, Container, useHydrated } from '@portal/shared/ui'
import { Images } from 'lucide-react'
import { LazyScene } from '../../../illustrations/lazy-scene.tsx'
import { TerracesScene } from '../../../illustrations/terraces.tsx'
import { useHeroCopy } from './copy.ts'
import { HotlineList } from './hotline-list.tsx'
import { ScheduleList } from './schedule-list.tsx'
import { type Slide, slides } from './slides.ts'

const picture = 'absolute inset-0 h-full w-full'

interface HeroSlideProps {
  slide: Slide
  index: number
  current: boolean
  onViewImages: () => void
}

/** One slide: its drawing, and a card of words that stays readable whatever lies behind it. */
export function HeroSlide({ slide, index, current, onViewImages }: HeroSlideProps) {
  const copy = useHeroCopy()
  const words = copy.slides[slide.id]
  // Without JavaScript every slide is reached by scrolling, so none may be inert.
  const hydrated = useHydrated()

  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of form fields
    <div
      role="group"
      aria-roledescription={copy.slideRoleDescription}
      aria-label={copy.position(index + 1, slides.length)}
      inert={hydrated && !current}
      tabIndex={-1}
      className="relative flex w-full shrink-0 snap-start snap-always flex-col noscript:w-11/12 print:break-inside-avoid outline-none lg:min-h-144"
    >
      <div
        className={`ui-print-hidden relative max-lg:max-h-[60vh] min-h-36 grow bg-scene-sky sm:min-h-72 lg:absolute lg:inset-0 ${index > 0 ? '[content-visibility:auto]' : ''}`}
      >
        {index === 0 ? (
          // The first picture stands in the document, the others follow when the page is alive.
          <TerracesScene className={picture} />
        ) : (
          <LazyScene id={slide.images[0]} className={picture} />
        )}
      </div>
      <Container className="relative max-sm:px-0 lg:flex lg:grow lg:items-center lg:py-12">
        <div className="border-line border-y bg-surface px-4.5 py-5 not-print:sm:-mt-10 sm:mb-2 sm:rounded-card sm:border sm:p-7 lg:my-0 lg:w-120 lg:p-9">
          <p className="font-semibold text-forest-ink text-sm">{words.subtitle}</p>
          <h2 className="mt-1 text-3xl">{words.title}</h2>
          <p className="mt-3 text-ink-muted">{words.description}</p>
          {slide.showHotlines && <HotlineList />}
          {slide.showSchedule && <ScheduleList />}
          <div className="mt-5 flex flex-wrap gap-2 sm:gap-3 max-sm:*:grow max-sm:*:px-2.5">
            <ButtonLink {...slide.cta}>{words.cta}</ButtonLink>
            <Button
              variant="secondary"
              icon={<Images aria-hidden="true" className="max-sm:hidden" />}
              className={hydrated ? '' : 'invisible noscript:hidden [.data-saver_&]:visible'}
              onClick={onViewImages}
            >
              {copy.viewImages}
            </Button>
          </div>
        </div>
      </Container>
    </div>
  )
}
