import { DefinitionList, Section } from '@portal/shared/ui'
import { profile } from '../../../../content/facts/about.ts'
import { useAboutCopy } from '../copy.ts'
import { CaneShare } from './cane-share.tsx'

export function EconomicIndicators() {
  const { title, lead, sugarLabel, sugarText, facts } = useAboutCopy().economy
  return (
    <Section level={3} title={title} lead={lead}>
      <div className="grid gap-6 lg:grid-cols-[min(22rem,40%)_minmax(0,1fr)]">
        <div className="rounded-card bg-gold-soft p-6 text-gold-ink">
          <p className="font-display font-semibold text-5xl">{profile.sugarShare}%</p>
          <p className="mt-1 font-semibold">{sugarLabel}</p>
          <CaneShare percent={profile.sugarShare} />
          <p className="text-sm">{sugarText}</p>
        </div>
        <DefinitionList items={facts} />
      </div>
    </Section>
  )
}
