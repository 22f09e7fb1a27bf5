import { describe, expect, it } from 'vitest'
import { addProject, changeStatus, trackingStore } from './project-store.ts'

const { projects: samples } = trackingStore.getInitialState()
const draft = {
  title: 'Bridge',
  description: 'Across the river',
  category: '',
  status: '',
  priority: '',
  budget: '',
  location: '',
  startDate: '',
  endDate: '',
  assignedTo: '',
}

it('starts with three samples and sends nothing', () => {
  expect(samples).toHaveLength(3)
  expect(trackingStore.getInitialState()).toMatchObject({ webhookUrl: '', sending: false })
})

describe('addProject', () => {
  it('puts the new project in front, with an id from the time', () => {
    const projects = addProject(samples, draft, 1_700_000_000_000)

    expect(projects.map(({ id }) => id)).toEqual(['1700000000000', ...samples.map(({ id }) => id)])
  })

  it('finds another id for a second project in the same millisecond', () => {
    const projects = addProject(addProject(samples, draft, 5), draft, 5)

    expect(projects.slice(0, 2).map(({ id }) => id)).toEqual(['6', '5'])
  })

  it('leaves the list it was given alone', () => {
    addProject(samples, draft, 1)

    expect(samples).toHaveLength(3)
  })
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
