import { Container } from '@portal/shared/ui'
import { useHomeCopy } from '../copy.ts'
import { HeroCarousel } from './hero-carousel.tsx'

/** The head of the home page: the municipality's name as its only `h1`, then the slides. */
export function Hero() {
  const copy = useHomeCopy()
  return (
    <>
      <div className="bg-deep text-on-deep">
        <Container className="py-5 lg:flex lg:items-baseline lg:justify-between lg:gap-10">
          <h1 id="page-title" tabIndex={-1} className="text-3xl lg:whitespace-nowrap">
            {copy.heading}
          </h1>
          <p className="mt-1 text-on-deep-muted text-sm lg:max-w-xl">{copy.lead}</p>
        </Container>
      </div>
      <HeroCarousel />
    </>
  )
}
