import { SelectField } from '@portal/shared/ui'
import { useRef, useState } from 'react'
import { projectStatuses } from '../../../content/facts/project-choices.ts'
import { cardId } from './card-id.ts'
import { useTrackingCopy } from './copy.ts'
import type { Project } from './project.ts'

/** How long a choice made by keys has to stand before it counts, in milliseconds. */
const keyboardDelay = 1000

interface StatusFieldProps {
  project: Project
  title: string
  onStatus: (status: string) => void
}

/** Gives a project another status. Arrow keys pass through statuses that nobody means to give. */
export function StatusField({ project, title, onStatus }: StatusFieldProps) {
  const copy = useTrackingCopy()
  const [chosen, setChosen] = useState<string>()
  const isByKey = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function choose(status: string) {
    const give = () => {
      setChosen(undefined)
      if (status !== project.status) onStatus(status)
    }
    setChosen(status)
    clearTimeout(timer.current)
    // It counts as well where the visitor has gone on to another page by then.
    if (isByKey.current) timer.current = setTimeout(give, keyboardDelay)
    else give()
  }

  return (
    <SelectField
      id={`${cardId(project.id)}-status`}
      label={copy.card.changeStatus}
      aria-label={copy.card.changeStatusOf(title)}
      optionalLabel=""
      value={chosen ?? project.status}
      // After a reload the browser would bring back what is no longer so.
      autoComplete="off"
      onKeyDown={({ key }) => {
        isByKey.current = key !== 'Tab'
      }}
      onPointerDown={() => {
        isByKey.current = false
      }}
      onChange={(event) => choose(event.target.value)}
    >
      {projectStatuses.map((status) => (
        <option key={status} value={status}>
          {copy.statuses[status]}
        </option>
      ))}
    </SelectField>
  )
}
