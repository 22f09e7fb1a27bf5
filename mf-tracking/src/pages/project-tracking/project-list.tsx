import { saveFile, toCsv } from '@portal/shared/export'
import { philippineDay, useLanguage } from '@portal/shared/i18n'
import { useLocation, useNavigate, useNavigationType } from '@portal/shared/router'
import { Button, ButtonLink, EmptyState, Section } from '@portal/shared/ui'
import { useEverydayWords } from '@portal/shared/use-everyday-words'
import { Download, Plus, RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { cardId } from './card-id.ts'
import { useTrackingCopy } from './copy.ts'
import type { Project } from './project.ts'
import { ProjectCard } from './project-card.tsx'
import { ProjectFilters } from './project-filters.tsx'
import { projectRows } from './project-rows.ts'
import { trackingStore, uncover } from './project-store.ts'
import {
  isFiltered,
  type ProjectView,
  projectsInView,
  searchableText,
  wholeView,
} from './project-view.ts'
import { setStatus } from './tracking-actions.ts'

export function ProjectList() {
  const copy = useTrackingCopy()
  const projects = useStore(trackingStore, (state) => state.projects)
  const view = useStore(trackingStore, (state) => state.view)
  const changeView = (change: Partial<ProjectView>) =>
    trackingStore.setState(({ view }) => ({ view: { ...view, ...change } }))
  const { language } = useLanguage()
  const { list } = copy
  const count = useRef<HTMLParagraphElement>(null)
  const holds = useEverydayWords(view.search, projects, searchableText)
  const shown = projectsInView(projects, view, language, holds)
  const location = useLocation()
  const navigate = useNavigate()
  const navigationType = useNavigationType()

  // biome-ignore lint/correctness/useExhaustiveDependencies: only an address asks for a project
  useEffect(() => {
    const { pathname, search, hash } = location
    const wanted = projects.find(({ id }) => `#${cardId(id)}` === hash)
    // Whoever goes back finds the list as it was left.
    if (!wanted || navigationType === 'POP' || shown.includes(wanted)) return
    uncover(wanted)
    // The place is looked for once more, now that it is there.
    navigate({ pathname, search, hash }, { replace: true })
  }, [location])

  function reset() {
    changeView({ ...wholeView, order: view.order })
    // The button goes away, and would take the focus along.
    count.current?.focus()
  }

  function giveStatus(project: Project, status: string) {
    const focused = document.activeElement
    flushSync(() => setStatus(project.id, status, copy))
    // It was in the card, or on a button, and that has left a list narrowed to the old status.
    if (!focused?.isConnected) count.current?.focus()
  }

  function exportCsv() {
    const csv = toCsv(projectRows(shown, copy, language))
    saveFile(csv, list.fileName(philippineDay(Date.now())), 'text/csv;charset=utf-8')
  }

  return (
    <Section
      id="projects"
      title={list.title}
      lead={list.lead}
      actions={
        <ButtonLink href="#add-project" className="print:hidden" icon={<Plus aria-hidden="true" />}>
          {list.toForm}
        </ButtonLink>
      }
    >
      <div className="noscript:hidden print:hidden">
        <ProjectFilters view={view} onChange={changeView} />
      </div>
      <div className="my-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p ref={count} role="status" tabIndex={-1} className="grow font-medium">
          {list.shown(shown.length, projects.length)}
        </p>
        <div className="flex flex-wrap gap-3 noscript:hidden print:hidden">
          {isFiltered(view) && shown.length > 0 && (
            <Button variant="quiet" icon={<RotateCcw aria-hidden="true" />} onClick={reset}>
              {list.reset}
            </Button>
          )}
          {shown.length > 0 && (
            <Button
              variant="secondary"
              icon={<Download aria-hidden="true" />}
              title={list.exportHint}
              onClick={exportCsv}
            >
              {list.exportCsv}
            </Button>
          )}
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={list.empty}>
          <p>{list.emptyHint}</p>
          <Button
            variant="secondary"
            className="mt-4"
            icon={<RotateCcw aria-hidden="true" />}
            onClick={reset}
          >
            {list.reset}
          </Button>
        </EmptyState>
      ) : (
        <ul className="ui-blocks grid gap-6 lg:grid-cols-3">
          {shown.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} onStatus={(status) => giveStatus(project, status)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
