import { useCopy } from '@portal/shared/i18n'
import { PageHeader } from '@portal/shared/ui'
import { sitemap as en } from '../../../content/en/sitemap.ts'
import { sitemap as fil } from '../../../content/fil/sitemap.ts'
import { useDirectory } from '../../directory-context.ts'
import { AllPages } from './all-pages.tsx'
import { EmergencyNumbers } from './emergency-numbers.tsx'
import { SignpostScene } from './signpost-scene.tsx'

export default function SitemapPage() {
  const copy = useCopy({ en, fil })
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
