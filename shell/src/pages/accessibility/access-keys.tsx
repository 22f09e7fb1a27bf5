import { Section } from '@portal/shared/ui'
import { accessKeys } from '../../../content/facts/accessibility.ts'
import { useAccessibilityCopy } from './copy.ts'

const cell = 'border-line border-t py-3 pr-3 text-left align-middle last:pr-0'

export function AccessKeys() {
  const copy = useAccessibilityCopy().keys
  return (
    <Section id="access-keys" title={copy.title} lead={copy.lead}>
      <table className="w-full max-w-[34rem]">
        <caption className="sr-only">{copy.caption}</caption>
        <thead>
          <tr className="text-ink-muted text-sm">
            <th scope="col" className="py-2 pr-3 text-left font-normal">
              {copy.key}
            </th>
            <th scope="col" className="py-2 pr-3 text-left font-normal">
              {copy.target}
            </th>
          </tr>
        </thead>
        <tbody>
          {accessKeys.map(({ id, key }) => (
            <tr key={id}>
              <th scope="row" className={`${cell} whitespace-nowrap`}>
                <Key name={copy.modifier} /> + <Key name={key} />
              </th>
              <td className={`${cell} font-semibold`}>{copy.targets[id]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 max-w-[46rem]">{copy.note}</p>
    </Section>
  )
}

function Key({ name }: { name: string }) {
  return (
    <kbd className="inline-block min-w-10 rounded-control border border-line-strong border-b-3 bg-surface px-2.5 py-0.5 text-center font-sans font-semibold">
      {name}
    </kbd>
  )
}
