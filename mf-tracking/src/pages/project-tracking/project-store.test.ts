// @vitest-environment happy-dom
import { loadAnewEvent } from '@portal/shared/document-names'
import { describe, expect, it, vi } from 'vitest'
import { changeStatus, trackingStore } from './project-store.ts'

const { projects: samples } = trackingStore.getInitialState()

it('starts with three samples and sends nothing', () => {
  expect(samples).toHaveLength(3)
  expect(trackingStore.getInitialState()).toMatchObject({ webhookUrl: '', sending: false })
})

/** The module as another document runs it. */
async function inAnotherDocument() {
  vi.resetModules()
  vi.stubGlobal('portalTracking', undefined)
  return (await import('./project-store.ts')).trackingStore
}

it('is handed on to the document that the portal loads, and to that one alone', async () => {
  const { sending, ...before } = trackingStore.getState()
  const draft = { ...samples[0], title: 'Half written' } as unknown as typeof before.draft
  trackingStore.setState({ draft, projects: samples.slice(1), webhookUrl: 'https://a.example/' })
  dispatchEvent(new Event(loadAnewEvent))
  const next = await inAnotherDocument()
  expect(next.getState()).toEqual({ ...trackingStore.getState(), sending })
  // The document shows them, and comes to life with them.
  expect(next.getInitialState().projects).toEqual(samples)
  expect((await inAnotherDocument()).getState().draft).toBeNull()
})

it('begins with the samples where storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  dispatchEvent(new Event(loadAnewEvent))
  expect((await inAnotherDocument()).getState().projects).toHaveLength(3)
  vi.restoreAllMocks()
})

describe('changeStatus', () => {
  it('changes the one project and keeps its progress', () => {
    const [first, ...others] = changeStatus(samples, samples[0]?.id ?? '', 'Completed')

    expect(first).toEqual({ ...samples[0], status: 'Completed' })
    expect(others).toEqual(samples.slice(1))
  })

  it('changes nothing for an unknown id', () => {
    expect(changeStatus(samples, 'no-such-project', 'Active')).toEqual(samples)
  })
})
