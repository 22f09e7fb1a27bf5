import { notify } from '@portal/shared/toast'
import { Button, Card, TextArea, TextField, useFocusBack, useHydrated } from '@portal/shared/ui'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useStore } from 'zustand'
import { AddedProject } from './added-project.tsx'
import { useTrackingCopy } from './copy.ts'
import { FormGroup } from './form-group.tsx'
import { missingFields, type Project, type RequiredField } from './project.ts'
import { readDraft } from './project-draft.ts'
import { showAllProjects, trackingStore } from './project-store.ts'
import { StandingFields } from './standing-fields.tsx'
import { add } from './tracking-actions.ts'

/**
 * Uncontrolled, so that what is typed while the page still loads is kept. The browser's own
 * validation is off: the notice says what is missing in the portal's language.
 */
export default function AddProjectForm() {
  const copy = useTrackingCopy()
  const { fields, hints, ...form } = copy.form
  const hydrated = useHydrated()
  const sending = useStore(trackingStore, (state) => state.sending)
  const noteFocus = useFocusBack(sending)
  const [missing, setMissing] = useState<readonly RequiredField[]>([])
  const [added, setAdded] = useState<Project>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const element = event.currentTarget
    const draft = readDraft(element)
    const empty = missingFields(draft)
    setMissing(empty)
    if (empty[0]) {
      const field = element.elements.namedItem(empty[0])
      if (field instanceof HTMLElement) field.focus()
      notify({
        title: copy.notices.error,
        description: copy.notices.required,
        tone: 'destructive',
      })
      return
    }
    noteFocus(event)
    setAdded(add(draft, copy))
    element.reset()
    showAllProjects()
  }

  const errorOf = (field: RequiredField, text: string) =>
    missing.includes(field) ? text : undefined
  const mend = (field: RequiredField) => setMissing(missing.filter((other) => other !== field))

  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid gap-8">
        <FormGroup legend={form.basics}>
          <div className="sm:col-span-2">
            <TextField
              id="project-title"
              name="title"
              label={fields.title}
              required
              autoComplete="off"
              error={errorOf('title', form.titleMissing)}
              onChange={() => mend('title')}
            />
          </div>
          <div className="sm:col-span-2">
            <TextArea
              id="project-description"
              name="description"
              label={fields.description}
              hint={hints.description}
              required
              rows={3}
              error={errorOf('description', form.descriptionMissing)}
              onChange={() => mend('description')}
            />
          </div>
        </FormGroup>
        <StandingFields />
        <FormGroup legend={form.details}>
          <TextField
            id="project-budget"
            name="budget"
            label={fields.budget}
            hint={hints.budget}
            autoComplete="off"
          />
          <TextField
            id="project-location"
            name="location"
            label={fields.location}
            hint={hints.location}
            autoComplete="off"
          />
          <TextField id="project-start" name="startDate" type="date" label={fields.startDate} />
          <TextField id="project-end" name="endDate" type="date" label={fields.endDate} />
          <div className="sm:col-span-2">
            <TextField
              id="project-assignee"
              name="assignedTo"
              label={fields.assignedTo}
              hint={hints.assignedTo}
              autoComplete="off"
            />
          </div>
        </FormGroup>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            type="submit"
            size="lg"
            icon={<Plus aria-hidden="true" />}
            disabled={!hydrated || sending}
            onClick={(event) => {
              // The second half of a double click would find the form empty again.
              if (event.detail > 1) event.preventDefault()
            }}
          >
            {form.submit}
          </Button>
          <p role="status" className="text-ink-muted">
            {sending && form.sending}
          </p>
        </div>
        {added && <AddedProject project={added} />}
      </form>
    </Card>
  )
}
