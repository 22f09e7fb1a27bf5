import { ButtonLink, Card, CardTitle, LastChecked, Section } from '@portal/shared/ui'
import { type CouncilMember, members, secretariat } from '../../../content/facts/council.ts'
import { officials, officialsCheck } from '../../../content/facts/officials.ts'
import { useGovernanceCopy } from '../../copy/governance.ts'
import { useCouncilCopy } from '../../copy/sangguniang-bayan.ts'
import { MemberPortrait } from '../../parts/member-portrait.tsx'
import { OfficePhone } from '../../parts/office-phone.tsx'
import { SessionTime } from '../../parts/session-time.tsx'

export default function CouncilPanel() {
  const { title, lead, more } = useGovernanceCopy().council
  const { office } = useCouncilCopy().sessions
  return (
    <Section level={3} title={title} lead={lead}>
      <ul className="mb-8 grid gap-4 sm:grid-cols-2">
        {members.map((member) => (
          <MemberCard key={member.id} member={member} />
        ))}
      </ul>
      <LastChecked {...officialsCheck} />
      <SessionTime />
      <div className="mt-4">
        <OfficePhone office={office} phone={secretariat.phone} />
      </div>
      <ButtonLink to="/governance/sangguniang-bayan" className="mt-4">
        {more}
      </ButtonLink>
    </Section>
  )
}

function MemberCard({ member }: { member: CouncilMember }) {
  const copy = useCouncilCopy()
  const { chairs } = useGovernanceCopy().council
  return (
    <Card as="li" tone={member.viceMayor ? 'gold' : 'plain'} className="flex gap-4">
      <MemberPortrait id={member.id} className="size-16" />
      <div>
        <CardTitle level={4}>{officials[member.id]}</CardTitle>
        <p>{member.viceMayor ? copy.positions.viceMayor : copy.positions.councilor}</p>
        <p className="mt-1 text-ink-muted text-sm">
          {chairs}: {member.committees.map((id) => copy.committees.items[id].name).join('; ')}
        </p>
      </div>
    </Card>
  )
}
