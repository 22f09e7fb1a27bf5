import { expect, it } from 'vitest'
import { trackingCopy } from './copy.ts'
import { createProject } from './new-project.ts'
import { projectRows } from './project-rows.ts'
import { trackingStore } from './project-store.ts'

const { projects } = trackingStore.getInitialState()

it('has a header and a row for each project, all of the same length', () => {
  const rows = projectRows(projects, trackingCopy.en, 'en')

  expect(rows).toHaveLength(4)
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([12]))
})

it('speaks the visitor’s language, in its labels and its defaults', () => {
  const draft = {
    title: 'Tulay',
    // What somebody wrote is no default.
    description: 'TBD',
    category: 'Health',
    status: '',
    priority: 'High',
    budget: '',
    location: 'Poblacion',
    startDate: '2026-01-05',
    endDate: '',
    assignedTo: '',
  }
  const [header, row] = projectRows([createProject(draft, '7')], trackingCopy.fil, 'fil')

  expect(header?.slice(0, 4)).toEqual(['ID', 'Pamagat', 'Paglalarawan', 'Kategorya'])
  expect(row).toEqual([
    '7',
    'Tulay',
    'TBD',
    'Kalusugan',
    'Pinaplano',
    'Mataas',
    0,
    'Itatakda pa',
    'Poblacion',
    '2026-01-05',
    '',
    'Itatakda pa',
  ])
})
