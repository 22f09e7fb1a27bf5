import { Badge, type BadgeTone } from '@portal/shared/ui'
import type { Difficulty } from '../../content/facts/destinations.ts'
import { useDestinationsCopy } from './copy.ts'

const tones: Record<Difficulty, BadgeTone> = {
  easy: 'green',
  moderate: 'yellow',
  challenging: 'clay',
}

/** How hard a visit is on the legs. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  const { difficulties } = useDestinationsCopy()
  return <Badge tone={tones[difficulty]}>{difficulties[difficulty]}</Badge>
}
