import { lateParts } from '@portal/shared/ui'
import { Hero } from './hero/hero.tsx'

export const late = lateParts(import.meta.url, {
  MunicipalProfile: () => import('./profile/municipal-profile.tsx'),
  MapSection: () => import('./map/map-section.tsx'),
  DevelopmentPillars: () => import('./pillars/development-pillars.tsx'),
  DownloadableForms: () => import('./forms/downloadable-forms.tsx'),
  NewsSection: () => import('./news/news-section.tsx'),
  ContactSection: () => import('./contact/contact-section.tsx'),
})
const {
  MunicipalProfile,
  MapSection,
  DevelopmentPillars,
  DownloadableForms,
  NewsSection,
  ContactSection,
} = late.components

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
