import { useLanguage } from '@portal/shared/i18n'
import { Button } from '@portal/shared/ui'
import { ArrowUp, CircleCheck } from 'lucide-react'
import { cardId } from './card-id.ts'
import { useTrackingCopy } from './copy.ts'
import { type Project, textIn } from './project.ts'
import { uncover } from './project-store.ts'

/** Leads from the form to the card it made. Not announced: the notice has just said the same. */
export function AddedProject({ project }: { project: Project }) {
  const { form } = useTrackingCopy()
  const { language } = useLanguage()

  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-ok-soft p-4 text-ok-ink">
      <CircleCheck className="size-5 shrink-0" aria-hidden="true" />
      <p className="min-w-48 flex-1 wrap-anywhere">{form.added(textIn(project.title, language))}</p>
      <Button
        variant="secondary"
        icon={<ArrowUp aria-hidden="true" />}
        onClick={() => {
          uncover(project)
          // The card may come back into the list only with the next frame.
          requestAnimationFrame(() => document.getElementById(cardId(project.id))?.focus())
        }}
      >
        {form.showAdded}
      </Button>
    </div>
  )
}
