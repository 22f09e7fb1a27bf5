import { lateParts } from '@portal/shared/ui'
import { ContactSection } from './contact/contact-section.tsx'
import { Hero } from './hero/hero.tsx'
import { DevelopmentPillars } from './pillars/development-pillars.tsx'
import { MunicipalProfile } from './profile/municipal-profile.tsx'

export const late = lateParts(import.meta.url, {
  MapSection: () => import('./map/map-section.tsx'),
  DownloadableForms: () => import('./forms/downloadable-forms.tsx'),
  NewsSection: () => import('./news/news-section.tsx'),
})
const { MapSection, DownloadableForms, NewsSection } = late.components

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
