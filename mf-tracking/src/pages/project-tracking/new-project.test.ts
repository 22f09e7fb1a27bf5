import { describe, expect, it } from 'vitest'
import { createProject, missingFields, withProject } from './new-project.ts'
import type { ProjectDraft } from './project.ts'
import { trackingStore } from './project-store.ts'

const empty: ProjectDraft = {
  title: '',
  description: '',
  category: '',
  status: '',
  priority: '',
  budget: '',
  location: '',
  startDate: '',
  endDate: '',
  assignedTo: '',
}

describe('missingFields', () => {
  it.each([
    ['', '', ['title', 'description']],
    ['Bridge', '', ['description']],
    ['', 'Across the river', ['title']],
    ['   ', '\n', ['title', 'description']],
    ['Bridge', 'Across the river', []],
  ])('of title %j and description %j are %j', (title, description, missing) => {
    expect(missingFields({ ...empty, title, description })).toEqual(missing)
  })
})

describe('createProject', () => {
  it('fills what was left empty with the defaults', () => {
    const draft = { ...empty, title: 'Bridge', description: 'Across the river' }

    expect(createProject(draft, '1')).toEqual({
      id: '1',
      title: 'Bridge',
      description: 'Across the river',
      category: 'General',
      status: 'Planning',
      priority: 'Medium',
      budget: 'TBD',
      location: 'TBD',
      startDate: '',
      endDate: '',
      assignedTo: 'TBD',
      progress: 0,
    })
  })

  it('keeps what was given, without the blanks around it', () => {
    const draft: ProjectDraft = {
      title: ' Bridge ',
      description: 'Across the river\n',
      category: 'Infrastructure',
      status: 'On Hold',
      priority: 'High',
      budget: '₱1,000',
      location: 'Poblacion',
      startDate: '2026-01-05',
      endDate: '2026-02-06',
      assignedTo: 'Engineering Office',
    }

    expect(createProject(draft, '2')).toEqual({
      ...draft,
      id: '2',
      title: 'Bridge',
      description: 'Across the river',
      progress: 0,
    })
  })
})

describe('withProject', () => {
  const { projects: samples } = trackingStore.getInitialState()
  const bridge = { ...empty, title: 'Bridge', description: 'Across the river' }

  it('puts the new project in front, with an id from the time', () => {
    const projects = withProject(samples, bridge, 1_700_000_000_000)

    expect(projects.map(({ id }) => id)).toEqual(['1700000000000', ...samples.map(({ id }) => id)])
  })

  it('finds another id for a second project in the same millisecond', () => {
    const projects = withProject(withProject(samples, bridge, 5), bridge, 5)

    expect(projects.slice(0, 2).map(({ id }) => id)).toEqual(['6', '5'])
  })

  it('leaves the list it was given alone', () => {
    withProject(samples, bridge, 1)

    expect(samples).toHaveLength(3)
  })
})
