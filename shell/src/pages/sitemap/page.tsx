import { PageHeader } from '@portal/shared/ui'
import { useDirectory } from '../../directory-context.ts'
import { AllPages } from './all-pages.tsx'
import { useSitemapCopy } from './copy.ts'
import { EmergencyNumbers } from './emergency-numbers.tsx'
import { SignpostScene } from './signpost-scene.tsx'

export default function SitemapPage() {
  const copy = useSitemapCopy()
  const directory = useDirectory()
  return (
    <>
      <PageHeader
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        illustration={<SignpostScene />}
      />
      <AllPages directory={directory} />
      <EmergencyNumbers />
    </>
  )
}
