import { loadAnewEvent } from '@portal/shared/document-names'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { sampleProjects } from '../../../content/facts/sample-projects.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import type { Project, ProjectDraft } from './project.ts'
import { isInView, type ProjectView, wholeView } from './project-view.ts'

export interface TrackingState {
  /** The newest first. */
  projects: readonly Project[]
  /** What the list of them is narrowed to. */
  view: ProjectView
  /** What stands in the form and was not added yet. */
  draft: ProjectDraft | null
  /** As typed into the integration panel; '' sends nothing. */
  webhookUrl: string
  sending: boolean
}

interface Tracking {
  store: StoreApi<TrackingState>
  /** Takes what is sent to the connected service. */
  outbox: Outbox
}

function createTracking(): Tracking {
  const store = createStore<TrackingState>(() => ({
    projects: sampleProjects,
    view: wholeView,
    draft: null,
    webhookUrl: '',
    sending: false,
  }))
  // Only now: the page comes to life with the samples that the document shows.
  store.setState(takeHandedOn())
  globalThis.addEventListener?.(loadAnewEvent, () => handOn(store.getState()))
  return { store, outbox: createOutbox((sending) => store.setState({ sending })) }
}

/** sessionStorage key. A release whose state has another shape takes another one. */
const handedOnKey = 'tracking-1'

/** Where storage is blocked or full, nothing is handed on, as with any other reload. */
function handOn({ sending: _, ...kept }: TrackingState): void {
  try {
    sessionStorage.setItem(handedOnKey, JSON.stringify(kept))
  } catch {}
}

function takeHandedOn(): Partial<TrackingState> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(handedOnKey) ?? '{}')
    sessionStorage.removeItem(handedOnKey)
    return typeof kept === 'object' && kept ? kept : {}
  } catch {
    return {}
  }
}

// A part of the page that has to be fetched again brings this module along a second time.
const ofDocument = globalThis as { portalTracking?: Tracking }
ofDocument.portalTracking ??= createTracking()

/**
 * Page memory, and nothing more: a reload brings the samples back. It outlives a visit to another
 * page of the portal, even where the portal loads a new document for it, so that a visitor who looks
 * something up finds the added projects again, and the one that is half written.
 */
export const { store: trackingStore, outbox } = ofDocument.portalTracking

/** Takes the filters away where they hide a project. The order stays. */
export function uncover({ id }: Pick<Project, 'id'>): void {
  const { projects, view } = trackingStore.getState()
  const project = projects.find((candidate) => candidate.id === id)
  if (!project || isInView(project, view)) return
  trackingStore.setState({ view: { ...wholeView, order: view.order } })
}

/** The list in which one project has another status; an unknown id changes nothing. */
export function changeStatus(
  projects: readonly Project[],
  id: string,
  status: string,
): readonly Project[] {
  return projects.map((project) => (project.id === id ? { ...project, status } : project))
}
