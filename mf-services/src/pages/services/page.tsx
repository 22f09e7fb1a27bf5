import { PageHeader } from '@portal/shared/ui'
import { CitizensCharter } from './charter/citizens-charter.tsx'
import { ContactBand } from './contact-band.tsx'
import { useServicesCopy } from './copy.ts'
import { FormDownloads } from './form-downloads.tsx'
import { HallScene } from './hall-scene.tsx'
import { ServiceList } from './service-list.tsx'

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
