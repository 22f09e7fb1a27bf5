import { latePart } from '@portal/shared/ui'
import { ContactSection } from './contact/contact-section.tsx'
import { Hero } from './hero/hero.tsx'
import { NewsSection } from './news/news-section.tsx'
import { DevelopmentPillars } from './pillars/development-pillars.tsx'
import { MunicipalProfile } from './profile/municipal-profile.tsx'

const map = latePart(() => import('./map/map-section.tsx'))
const forms = latePart(() => import('./forms/downloadable-forms.tsx'))

export const loadParts = () => Promise.all([map, forms].map(({ load }) => load()))

export default function HomePage() {
  return (
    <>
      <Hero />
      <MunicipalProfile />
      <map.Part />
      <DevelopmentPillars />
      <forms.Part />
      <NewsSection />
      <ContactSection />
    </>
  )
}
