import { describe, expect, it } from 'vitest'
import type { Project } from './project.ts'
import { isFiltered, type ProjectView, projectsInView, wholeView } from './project-view.ts'

const base: Project = {
  id: '',
  title: '',
  description: '',
  category: 'Health',
  status: 'Planning',
  priority: 'Medium',
  budget: 'TBD',
  location: 'TBD',
  startDate: '',
  endDate: '',
  assignedTo: 'TBD',
  progress: 0,
}

const projects: Project[] = [
  {
    ...base,
    id: 'well',
    title: { en: 'Well', fil: 'Balon' },
    description: 'Clean water for Sitio Peñaflor',
    priority: 'Low',
    startDate: '2026-05-01',
    endDate: '2026-12-31',
    progress: 20,
  },
  {
    ...base,
    id: 'clinic',
    title: { en: 'Clinic', fil: 'Klinika' },
    status: 'Active',
    priority: 'High',
    location: 'Poblacion',
    startDate: '2025-05-01',
    endDate: '2027-01-31',
    progress: 70,
  },
  {
    ...base,
    id: 'trees',
    title: { en: 'Trees', fil: 'Arbol' },
    category: 'Environment',
    assignedTo: { en: 'Planning Office', fil: 'Tanggapan ng Pagpaplano' },
    progress: 5,
  },
]

const idsIn = (view: Partial<ProjectView>, language: 'en' | 'fil' = 'en') =>
  projectsInView(projects, { ...wholeView, ...view }, language).map(({ id }) => id)

describe('filters', () => {
  it.each<[string, Partial<ProjectView>, string[]]>([
    ['nothing', {}, ['well', 'clinic', 'trees']],
    ['the status', { status: 'Planning' }, ['well', 'trees']],
    ['the category', { category: 'Health' }, ['well', 'clinic']],
    ['the priority', { priority: 'High' }, ['clinic']],
    ['all of them together', { status: 'Planning', category: 'Health' }, ['well']],
    ['what no project has', { status: 'Completed' }, []],
  ])('by %s', (_, view, ids) => {
    expect(idsIn(view)).toEqual(ids)
  })
})

describe('search', () => {
  it.each([
    ['CLINIC', ['clinic']],
    ['klinika', ['clinic']],
    ['penaflor', ['well']],
    ['poblacion', ['clinic']],
    ['planning office', ['trees']],
    ['office planning', ['trees']],
    ['  water   clean ', ['well']],
    ['water clinic', []],
    ['   ', ['well', 'clinic', 'trees']],
  ])('for %j finds %j', (search, ids) => {
    expect(idsIn({ search })).toEqual(ids)
  })
})

describe('order', () => {
  it.each<[ProjectView['order'], string[]]>([
    ['newest', ['well', 'clinic', 'trees']],
    ['title', ['clinic', 'trees', 'well']],
    ['start', ['clinic', 'well', 'trees']],
    ['end', ['well', 'clinic', 'trees']],
    ['priority', ['clinic', 'trees', 'well']],
    ['progress', ['clinic', 'well', 'trees']],
  ])('by %s', (order, ids) => {
    expect(idsIn({ order })).toEqual(ids)
  })

  it('by title follows the language', () => {
    expect(idsIn({ order: 'title' }, 'fil')).toEqual(['trees', 'well', 'clinic'])
  })

  it('leaves the list it was given alone', () => {
    idsIn({ order: 'progress' })

    expect(projects.map(({ id }) => id)).toEqual(['well', 'clinic', 'trees'])
  })
})

it('calls a view filtered when something may be hidden, whatever its order', () => {
  expect(isFiltered({ ...wholeView, order: 'title', search: '  ' })).toBe(false)
  expect(isFiltered({ ...wholeView, search: 'a' })).toBe(true)
  expect(isFiltered({ ...wholeView, priority: 'Low' })).toBe(true)
})
