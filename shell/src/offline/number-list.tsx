import { telHref } from '@portal/shared/site'
import { Phone } from 'lucide-react'

interface Line {
  number: string
  name: string
}

/** Telephone numbers under a heading, each large enough to tap in a hurry. */
export function NumberList({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section>
      <h2 className="mt-8 text-xl font-semibold">{title}</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {lines.map(({ number, name }) => (
          <li key={number}>
            <a
              href={telHref(number)}
              className="flex items-center gap-3 rounded-card border border-line bg-surface p-4 hover:border-forest"
            >
              <Phone aria-hidden="true" className="size-5 shrink-0 text-danger-ink" />
              <span>
                <strong className="block text-lg">{number}</strong>
                <span className="block text-ink-muted">{name}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
