import { Container, useHydrated } from '@portal/shared/ui'
import { useState } from 'react'
import { CarouselControls } from './carousel-controls.tsx'
import { useHeroCopy } from './copy.ts'
import { HeroSlide } from './hero-slide.tsx'
import { SlideGallery } from './slide-gallery.tsx'
import { type Slide, slides } from './slides.ts'
import { useCarousel } from './use-carousel.ts'

/** The five slides. They never move by themselves: nobody loses a hotline number while reading it. */
export function HeroCarousel() {
  const copy = useHeroCopy()
  const hydrated = useHydrated()
  const { region, track, current, show } = useCarousel(slides.length)
  const [gallery, setGallery] = useState<Slide | null>(null)

  return (
    <>
      <section
        ref={region}
        aria-roledescription={copy.roleDescription}
        aria-label={copy.label}
        // As high as its tallest slide: what of it has come so far would jump with each that follows.
        className="relative flex flex-col-reverse not-has-[+*]:invisible"
      >
        <Container className="lg:absolute lg:inset-x-0 lg:bottom-4 lg:z-10">
          <div
            className={`flex h-15 items-center justify-between noscript:hidden sm:ml-auto sm:w-fit sm:gap-2 lg:rounded-full lg:border lg:bg-surface lg:px-1.5 print:hidden ${hydrated ? '' : 'invisible [.data-saver_&]:visible'}`}
          >
            <CarouselControls current={current} show={show} />
          </div>
        </Container>
        <div
          ref={track}
          aria-live="polite"
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain overflow-y-hidden scroll-smooth print:block [scrollbar-width:none] noscript:[scrollbar-width:auto]"
        >
          {slides.map((slide, index) => (
            <HeroSlide
              key={slide.id}
              slide={slide}
              index={index}
              current={index === current}
              onViewImages={() => setGallery(slide)}
            />
          ))}
        </div>
      </section>
      <SlideGallery slide={gallery} onClose={() => setGallery(null)} />
    </>
  )
}
