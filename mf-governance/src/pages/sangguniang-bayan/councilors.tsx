import { ButtonLink, Card, CardTitle, LastChecked, Section } from '@portal/shared/ui'
import { members } from '../../../content/facts/council.ts'
import { officials, officialsCheck } from '../../../content/facts/officials.ts'
import { useCouncilCopy } from '../../copy/sangguniang-bayan.ts'
import { MemberPortrait } from '../../parts/member-portrait.tsx'
import { CommitteeList } from './committee-list.tsx'

export default function Councilors() {
  const { councilors: copy, positions, honorable, sessions } = useCouncilCopy()
  return (
    <Section id="councilors" title={copy.title} lead={copy.lead}>
      <ul className="ui-blocks grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {members
          .filter(({ viceMayor }) => !viceMayor)
          .map(({ id, committees }) => (
            <Card as="li" key={id}>
              <div className="mb-4 flex items-center gap-4 lg:block">
                <MemberPortrait id={id} className="size-24 lg:mb-4 lg:size-32" />
                <div>
                  <CardTitle>
                    {honorable} {officials[id]}
                  </CardTitle>
                  <p className="text-ink-muted">{positions.councilor}</p>
                </div>
              </div>
              <CommitteeList committees={committees} />
            </Card>
          ))}
        <Card as="li" tone="gold" className="flex flex-col items-start justify-center gap-3">
          <p className="font-display font-semibold text-2xl text-gold-ink">{sessions.when}</p>
          <p>{sessions.lead}</p>
          <ButtonLink to="#sessions" variant="secondary" className="ui-print-hidden">
            {sessions.title}
          </ButtonLink>
        </Card>
      </ul>
      <LastChecked {...officialsCheck} />
    </Section>
  )
}
