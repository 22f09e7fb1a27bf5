import { notify } from '@portal/shared/toast'
import { Button, Card, TextArea, TextField, useFocusBack, useHydrated } from '@portal/shared/ui'
import { Plus } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { AddedProject } from './added-project.tsx'
import { useTrackingCopy } from './copy.ts'
import { FormGroup } from './form-group.tsx'
import { missingFields } from './new-project.ts'
import type { Project, ProjectDraft } from './project.ts'
import { readDraft, unreadDates, writeDraft } from './project-draft.ts'
import { trackingStore, uncover } from './project-store.ts'
import { StandingFields } from './standing-fields.tsx'
import { submitDraft } from './submit-draft.ts'

type DraftField = keyof ProjectDraft

const dateIds = { startDate: 'project-start', endDate: 'project-end' } as const

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
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [added, setAdded] = useState<Project>()
  const formElement = useRef<HTMLFormElement>(null)

  // Half a project waits for the visitor who looks something up on another page.
  useEffect(() => {
    if (!formElement.current) return
    const { draft } = trackingStore.getState()
    if (draft) writeDraft(formElement.current, draft)
    else trackingStore.setState({ draft: readDraft(formElement.current) })
  }, [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const element = event.currentTarget
    const draft = readDraft(element)
    const empty = missingFields(draft)
    const unread = unreadDates(element).map(({ name }) => name)
    const [first] = [...empty, ...unread]
    setWrong([...empty, ...unread])
    if (first) {
      const field = element.elements.namedItem(first)
      if (field instanceof HTMLElement) field.focus()
      // Of a date the field says what is wrong with it.
      if (empty.length > 0) {
        notify({
          title: copy.notices.error,
          description: copy.notices.required,
          tone: 'destructive',
        })
      }
      return
    }
    noteFocus(event)
    const project = submitDraft(draft, copy)
    setAdded(project)
    element.reset()
    if (project) uncover(project)
  }

  const errorOf = (field: DraftField, text: string) => (wrong.includes(field) ? text : undefined)
  const mend = (field: DraftField) => setWrong(wrong.filter((other) => other !== field))

  return (
    <Card>
      <form
        ref={formElement}
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => {
          // A key held down would send the form once more, which is empty again.
          if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLInputElement)
            event.preventDefault()
        }}
        onInput={({ currentTarget }) => trackingStore.setState({ draft: readDraft(currentTarget) })}
        className="grid gap-8"
      >
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
          {(['startDate', 'endDate'] as const).map((date) => (
            <TextField
              key={date}
              id={dateIds[date]}
              name={date}
              type="date"
              label={fields[date]}
              error={errorOf(date, form.dateUnread)}
              onChange={() => mend(date)}
              // Half a date and none are the same to the browser: clearing it is no change.
              onBlur={({ target }) => target.validity.badInput || mend(date)}
            />
          ))}
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
