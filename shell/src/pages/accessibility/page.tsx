import { formatLongDate, useLanguage } from '@portal/shared/i18n'
import { PageHeader, Section } from '@portal/shared/ui'
import { reviewed } from '../../../content/facts/accessibility.ts'
import { BulletList } from '../statement-parts/bullet-list.tsx'
import { Statement } from '../statement-parts/statement.tsx'
import { TitledList } from '../statement-parts/titled-list.tsx'
import { AccessKeys } from './access-keys.tsx'
import { Commitments } from './commitments.tsx'
import { ConformanceStatus } from './conformance-status.tsx'
import { useAccessibilityCopy } from './copy.ts'
import { Features } from './features.tsx'
import { Feedback } from './feedback.tsx'
import { RampScene } from './ramp-scene.tsx'

export default function AccessibilityPage() {
  const copy = useAccessibilityCopy()
  const { language } = useLanguage()
  const { commitments, status, features, keys, technologies, limits, feedback } = copy
  return (
    <>
      <PageHeader
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        illustration={<RampScene />}
      />
      <Statement
        contents={copy.contents}
        parts={[
          { id: 'commitments', title: commitments.title },
          { id: 'status', title: status.title },
          { id: 'features', title: features.title },
          { id: 'access-keys', title: keys.title },
          { id: 'assistive-technologies', title: technologies.title },
          { id: 'limits', title: limits.title },
          { id: 'feedback', title: feedback.title },
        ]}
      >
        <Commitments />
        <ConformanceStatus />
        <Features />
        <AccessKeys />
        <Section id="assistive-technologies" title={technologies.title} lead={technologies.lead}>
          <BulletList items={technologies.items} />
          <p className="mt-5 max-w-[46rem]">{technologies.note}</p>
        </Section>
        <Section id="limits" title={limits.title} lead={limits.lead}>
          <TitledList items={Object.values(limits.items)} />
        </Section>
        <Feedback />
        <p className="text-ink-muted text-sm">
          {copy.reviewed(formatLongDate(reviewed, language))}
        </p>
      </Statement>
    </>
  )
}
