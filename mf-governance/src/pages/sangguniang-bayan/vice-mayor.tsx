import { LastChecked, Section } from '@portal/shared/ui'
import { members } from '../../../content/facts/council.ts'
import { officials, officialsCheck } from '../../../content/facts/officials.ts'
import { useCouncilCopy } from '../../copy/sangguniang-bayan.ts'
import { MemberPortrait } from '../../parts/member-portrait.tsx'
import { CommitteeList } from './committee-list.tsx'

export default function ViceMayor() {
  const { viceMayor: copy, positions, honorable } = useCouncilCopy()
  return (
    <Section id="vice-mayor" title={copy.title}>
      {members
        .filter(({ viceMayor }) => viceMayor)
        .map(({ id, committees }) => (
          <div
            key={id}
            className="grid grid-cols-1 items-center gap-6 rounded-card bg-gold-soft p-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-10 sm:p-8"
          >
            <MemberPortrait id={id} className="size-40 border-gold sm:size-52" />
            <div>
              <h3 className="text-3xl">
                {honorable} {officials[id]}
              </h3>
              <p className="font-semibold">
                {positions.viceMayor} · {copy.also}
              </p>
              <p className="my-4 max-w-prose">{copy.text}</p>
              <CommitteeList committees={committees} />
            </div>
          </div>
        ))}
      <LastChecked {...officialsCheck} />
    </Section>
  )
}
