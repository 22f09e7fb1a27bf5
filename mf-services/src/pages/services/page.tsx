import { lateParts, PageHeader } from '@portal/shared/ui'
import { ContactBand } from './contact-band.tsx'
import { useServicesCopy } from './copy.ts'
import { HallScene } from './hall-scene.tsx'

export const late = lateParts(import.meta.url, {
  ServiceList: () => import('./service-list.tsx'),
  CitizensCharter: () => import('./charter/citizens-charter.tsx'),
  FormDownloads: () => import('./form-downloads.tsx'),
})
const { ServiceList, CitizensCharter, FormDownloads } = late.components

export default function ServicesPage() {
  const { eyebrow, title, lead } = useServicesCopy()
  return (
    <>
      <PageHeader eyebrow={eyebrow} title={title} lead={lead} illustration={<HallScene />} />
      <ContactBand />
      <ServiceList />
      <CitizensCharter />
      <FormDownloads />
    </>
  )
}
