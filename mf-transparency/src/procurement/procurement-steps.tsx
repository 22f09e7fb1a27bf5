import { Link } from '@portal/shared/router'
import { Container } from '@portal/shared/ui'
import { type Stage, stages } from '../../content/facts/procurement/document-ids.ts'
import { usePartsCopy } from '../parts/copy.ts'
import { useLabels } from '../parts/labels.ts'
import { stagePages } from './stages.ts'

/** The pages of the four stages, one beside the other, with the one that shows marked. */
export function ProcurementSteps({ current }: { current: Stage }) {
  const { steps } = usePartsCopy()
  const labels = useLabels()
  return (
    <Container className="pb-8">
      <nav aria-label={steps}>
        <ol className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
          {stages.map((stage, index) => (
            <li key={stage}>
              <Link
                to={stagePages[stage]}
                aria-current={stage === current ? 'page' : undefined}
                className="flex min-h-11 items-center gap-3 rounded-control border border-line-strong px-4 py-2 font-semibold text-forest-ink hover:bg-forest-soft aria-[current]:border-forest aria-[current]:bg-forest aria-[current]:text-on-forest"
              >
                <span className="font-display text-xl">{index + 1}</span>
                {labels.stages[stage]}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </Container>
  )
}
