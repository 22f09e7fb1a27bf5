import { Link } from '@portal/shared/router'
import { Container } from '@portal/shared/ui'
import { useWhatToDoCopy } from './copy.ts'

/** The parts of a long page, at its top. */
export function JumpLinks() {
  const { jump, destinations, stay, eat, modes, tips } = useWhatToDoCopy()
  const parts = [
    { id: 'destinations', title: destinations.title },
    { id: 'hotels', title: stay.title },
    { id: 'restaurants', title: eat.title },
    { id: 'getting-around', title: modes.title },
    { id: 'tips', title: tips.title },
  ]
  return (
    <Container className="pt-6">
      <nav aria-label={jump}>
        <ul className="flex flex-wrap gap-2">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 font-semibold text-forest-ink hover:border-forest hover:bg-forest-soft"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  )
}
