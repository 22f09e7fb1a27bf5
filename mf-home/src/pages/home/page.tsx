import { lateParts } from '@portal/shared/ui'
import { ContactSection } from './contact/contact-section.tsx'
import { Hero } from './hero/hero.tsx'
import { NewsSection } from './news/news-section.tsx'
import { DevelopmentPillars } from './pillars/development-pillars.tsx'
import { MunicipalProfile } from './profile/municipal-profile.tsx'

export const late = lateParts(import.meta.url, {
  MapSection: () => import('./map/map-section.tsx'),
  DownloadableForms: () => import('./forms/downloadable-forms.tsx'),
})
const { MapSection, DownloadableForms } = late.components

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
