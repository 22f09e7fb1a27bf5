import type { CommitteeId } from '../../../content/facts/council.ts'
import { useCouncilCopy } from '../../copy/sangguniang-bayan.ts'

/** The committees that a member chairs. */
export function CommitteeList({ committees }: { committees: readonly CommitteeId[] }) {
  const copy = useCouncilCopy()
  return (
    <>
      <p className="text-sm">{copy.councilors.chairs}</p>
      <ul className="ms-5 list-disc marker:text-gold">
        {committees.map((id) => (
          <li key={id} className="font-semibold">
            {copy.committees.items[id].name}
          </li>
        ))}
      </ul>
    </>
  )
}
