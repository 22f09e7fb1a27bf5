import { describe, expect, it } from 'vitest'
import { createProject, missingFields, type ProjectDraft, textIn } from './project.ts'

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

it('reads a bilingual text in the language asked for and a typed one as it is', () => {
  expect(textIn({ en: 'Bridge', fil: 'Tulay' }, 'fil')).toBe('Tulay')
  expect(textIn('Bridge', 'fil')).toBe('Bridge')
})
