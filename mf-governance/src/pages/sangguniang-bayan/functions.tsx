import { Section } from '@portal/shared/ui'
import { useCouncilCopy } from '../../copy/sangguniang-bayan.ts'

export default function Functions() {
  const copy = useCouncilCopy().functions
  return (
    <Section id="functions" title={copy.title} lead={copy.lead}>
      <ul className="mb-12 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {copy.items.map(({ title, text }) => (
          <li key={title} className="border-gold border-t-2 pt-3">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
      <h3 className="mb-5 text-2xl">{copy.pathTitle}</h3>
      <ol className="grid gap-6 lg:grid-cols-5 lg:gap-4">
        {copy.path.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[3rem_minmax(0,1fr)] content-start gap-x-4 gap-y-2 lg:grid-cols-1"
          >
            <span
              aria-hidden="true"
              className="row-span-2 grid size-12 place-items-center rounded-full bg-forest font-display font-semibold text-on-forest text-xl lg:row-span-1"
            >
              {index + 1}
            </span>
            <h4 className="text-lg">{title}</h4>
            <p className="text-ink-muted text-sm">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
