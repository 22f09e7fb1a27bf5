import { formatLongDate, useLanguage } from '@portal/shared/i18n'
import { PageHeader, Section } from '@portal/shared/ui'
import { inForceSince } from '../../../content/facts/data-protection.ts'
import { BulletList } from '../statement-parts/bullet-list.tsx'
import { Statement } from '../statement-parts/statement.tsx'
import { TitledList } from '../statement-parts/titled-list.tsx'
import { Cookies } from './cookies.tsx'
import { usePrivacyCopy } from './copy.ts'
import { LockedChestScene } from './locked-chest-scene.tsx'
import { Officer } from './officer.tsx'
import { Retention } from './retention.tsx'
import { Rights } from './rights.tsx'

const paragraph = 'mt-5 max-w-[46rem]'

export default function PrivacyPolicyPage() {
  const copy = usePrivacyCopy()
  const { language } = useLanguage()
  const { short, collected, use, security, rights, cookies, others, retention, officer } = copy
  return (
    <>
      <PageHeader
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        illustration={<LockedChestScene />}
      />
      <Statement
        contents={copy.contents}
        parts={[
          { id: 'in-short', title: short.title },
          { id: 'collected-data', title: collected.title },
          { id: 'use', title: use.title },
          { id: 'security', title: security.title },
          { id: 'rights', title: rights.title },
          { id: 'cookies', title: cookies.title },
          { id: 'third-parties', title: others.title },
          { id: 'retention', title: retention.title },
          { id: 'data-protection-officer', title: officer.title },
        ]}
      >
        <Section id="in-short" tone="tinted" title={short.title}>
          <BulletList items={short.items} />
        </Section>
        <Section id="collected-data" title={collected.title} lead={collected.lead}>
          <TitledList items={Object.values(collected.items)} />
        </Section>
        <Section id="use" title={use.title}>
          <BulletList items={use.items} />
          <p className={paragraph}>{use.not}</p>
          <p className={paragraph}>{use.basis}</p>
        </Section>
        <Section id="security" title={security.title}>
          <BulletList items={security.items} />
          <p className={paragraph}>{security.connection}</p>
          <p className={paragraph}>{security.breach}</p>
        </Section>
        <Rights />
        <Cookies />
        <Section id="third-parties" title={others.title}>
          <TitledList items={Object.values(others.items)} />
        </Section>
        <Retention />
        <Officer />
        <p className="text-ink-muted text-sm">
          {copy.inForce(formatLongDate(inForceSince, language))}
        </p>
      </Statement>
    </>
  )
}
