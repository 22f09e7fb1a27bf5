import { Section } from '@portal/shared/ui'
import { useMayorCopy } from '../../copy/mayor.ts'

export default function Vision() {
  const { title, quote, commitments } = useMayorCopy().vision
  return (
    <Section id="vision" title={title} tone="tinted">
      <div className="grid gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <blockquote className="self-start border-gold border-s-4 ps-6 font-display text-3xl">
          {quote}
        </blockquote>
        <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {commitments.map((commitment) => (
            <li key={commitment.title}>
              <h3 className="text-xl">{commitment.title}</h3>
              <p className="mt-1 text-ink-muted">{commitment.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
