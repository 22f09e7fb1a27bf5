import { Section } from '@portal/shared/ui'
import { useTravelCopy } from '../../travel/copy.ts'
import { useWhatToDoCopy } from './copy.ts'

/** Numbered, so that a guide can say "mind the fifth". */
export function TravelTips() {
  const { title, lead } = useWhatToDoCopy().tips
  const { tips } = useTravelCopy()
  return (
    <Section id="tips" title={title} lead={lead}>
      <ol className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {tips.map((tip, index) => (
          <li key={tip.title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-10 flex-none place-items-center rounded-full bg-gold-soft font-display font-semibold text-gold-ink text-lg"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl">{tip.title}</h3>
              <p className="mt-1 text-ink-muted">{tip.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
