import { expect, it } from 'vitest'
import { actionsCopy } from './actions.ts'
import { departmentHeadsCopy } from './department-heads.ts'
import { developmentAgendaCopy } from './development-agenda.ts'
import { governanceCopy } from './governance.ts'
import { mayorCopy } from './mayor.ts'
import { sangguniangBayanCopy } from './sangguniang-bayan.ts'

/** All texts by their path; a message is said with example arguments. */
function texts(copy: unknown, path = ''): Record<string, string> {
  if (typeof copy === 'string') return { [path]: copy }
  if (typeof copy === 'function') return { [path]: copy('1', '2') }
  return Object.assign(
    {},
    ...Object.entries(copy ?? {}).map(([key, it]) => texts(it, `${path}.${key}`)),
  )
}

it('says everything in Filipino but names and borrowed terms', () => {
  const copies = [
    actionsCopy,
    departmentHeadsCopy,
    developmentAgendaCopy,
    governanceCopy,
    mayorCopy,
    sangguniangBayanCopy,
  ]
  const same = copies.flatMap(({ en, fil }) => {
    const english = texts(en)
    return Object.entries(texts(fil))
      .filter(([path, text]) => english[path] === text)
      .map(([, text]) => text)
  })
  expect(new Set(same)).toEqual(
    new Set([
      'Sangguniang Bayan',
      'Officer-in-Charge',
      'Email',
      'Kalinaw',
      'Kahigayunan',
      'Kahimsog',
      'Kalipay',
      'Linggo ng Kabataan',
      'Nutrition caravan',
      'Public assistance desk',
    ]),
  )
})

it('carries the labels of the specification', () => {
  expect(actionsCopy.en.contactOffice).toBe('Contact Office')
  expect(actionsCopy.en.scheduleMeeting).toBe('Schedule Meeting')
  expect(developmentAgendaCopy.en.watch).toBe('Watch on YouTube')
  expect(developmentAgendaCopy.en.closing.title).toBe('Building a Better Future Together')
  expect(developmentAgendaCopy.en.closing.learn).toBe('Learn More About Our Programs')
  expect(developmentAgendaCopy.en.closing.involve).toBe('Get Involved')
})

it('names every control for screen readers beginning with its label', () => {
  for (const { contactOffice, contactOfficeOf } of Object.values(actionsCopy)) {
    expect(contactOfficeOf('X').startsWith(contactOffice)).toBe(true)
  }
  for (const { watch, watchOf } of Object.values(developmentAgendaCopy)) {
    expect(watchOf('X').startsWith(watch)).toBe(true)
  }
  for (const { agenda } of Object.values(governanceCopy)) {
    expect(agenda.readOf('X').startsWith(agenda.read)).toBe(true)
  }
})
