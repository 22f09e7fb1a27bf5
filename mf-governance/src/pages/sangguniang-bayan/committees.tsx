import { Section } from '@portal/shared/ui'
import { members } from '../../../content/facts/council.ts'
import { officials } from '../../../content/facts/officials.ts'
import { useCouncilCopy } from '../../copy/sangguniang-bayan.ts'

/** Every committee with its concerns and its chair. On phones each row becomes a block. */
export default function Committees() {
  const copy = useCouncilCopy().committees
  const rows = members.flatMap(({ id, committees }) =>
    committees.map((committee) => ({ committee, chair: officials[id] })),
  )
  return (
    <Section id="committees" tone="tinted" title={copy.title} lead={copy.lead}>
      <table className="w-full text-left max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-line-strong border-b">
            <th scope="col" className="py-2 pe-4 font-semibold">
              {copy.committee}
            </th>
            <th scope="col" className="py-2 pe-4 font-semibold">
              {copy.concerns}
            </th>
            <th scope="col" className="py-2 font-semibold">
              {copy.chair}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(({ committee, chair }) => (
            <tr key={committee} className="border-line border-b max-md:block max-md:py-3">
              <th scope="row" className="py-2 pe-4 font-semibold max-md:block max-md:py-0">
                {copy.items[committee].name}
              </th>
              <td className="py-2 pe-4 max-md:block max-md:py-0">
                {copy.items[committee].concerns}
              </td>
              <td className="py-2 text-ink-muted max-md:block max-md:py-0">
                <span className="md:hidden">{copy.chair}: </span>
                {chair}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
