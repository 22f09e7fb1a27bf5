import { Section } from '@portal/shared/ui'
import { usePrivacyCopy } from './copy.ts'

export function Rights() {
  const copy = usePrivacyCopy().rights
  return (
    <Section id="rights" title={copy.title} lead={copy.lead}>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {Object.values(copy.items).map(({ title, text }) => (
          <li key={title} className="border-line border-t py-3">
            <strong>{title}</strong> {text}
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-[46rem]">{copy.how}</p>
    </Section>
  )
}
