import { describe, expect, it } from 'vitest'
import { changeStatus, trackingStore } from './project-store.ts'

const { projects: samples } = trackingStore.getInitialState()

it('starts with three samples and sends nothing', () => {
  expect(samples).toHaveLength(3)
  expect(trackingStore.getInitialState()).toMatchObject({ webhookUrl: '', sending: false })
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
