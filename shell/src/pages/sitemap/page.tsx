import { useCopy } from '@portal/shared/i18n'
import { PageHeader } from '@portal/shared/ui'
import { sitemap as en } from '../../../content/en/sitemap.ts'
import { sitemap as fil } from '../../../content/fil/sitemap.ts'
import { useRegistry } from '../../registry-context.ts'
import { AllPages } from './all-pages.tsx'
import { EmergencyNumbers } from './emergency-numbers.tsx'
import { SignpostScene } from './signpost-scene.tsx'

export default function SitemapPage() {
  const copy = useCopy({ en, fil })
  const registry = useRegistry()
  return (
    <>
      <PageHeader
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        illustration={<SignpostScene />}
      />
      <AllPages registry={registry} />
      <EmergencyNumbers />
    </>
  )
}
