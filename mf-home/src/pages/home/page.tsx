import { ContactSection } from './contact/contact-section.tsx'
import { DownloadableForms } from './forms/downloadable-forms.tsx'
import { Hero } from './hero/hero.tsx'
import { MapSection } from './map/map-section.tsx'
import { NewsSection } from './news/news-section.tsx'
import { DevelopmentPillars } from './pillars/development-pillars.tsx'
import { MunicipalProfile } from './profile/municipal-profile.tsx'

/** For the map itself, which fetches this module anew to try again. */
export { loadMapCanvas } from './map/load-map-canvas.ts'

export default function HomePage() {
  return (
    <>
      <Hero />
      <MunicipalProfile />
      <MapSection />
      <DevelopmentPillars />
      <DownloadableForms />
      <NewsSection />
      <ContactSection />
    </>
  )
}
