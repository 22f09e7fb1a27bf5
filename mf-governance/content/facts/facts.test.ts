import { forms } from '@portal/shared/forms'
import { languages } from '@portal/shared/i18n'
import { saturdayOffices } from '@portal/shared/site'
import { expect, it } from 'vitest'
import { pillars } from './agenda.ts'
import { committees, members } from './council.ts'
import { offices } from './offices.ts'
import { officials } from './officials.ts'

it('has a vice mayor and seven councilors', () => {
  expect(members.filter(({ viceMayor }) => viceMayor)).toHaveLength(1)
  expect(members.filter(({ viceMayor }) => !viceMayor)).toHaveLength(7)
})

it('gives every committee exactly one chair', () => {
  expect(members.flatMap((member) => member.committees).sort()).toEqual([...committees].sort())
})

it('has fourteen offices, some of them under an officer-in-charge', () => {
  expect(offices).toHaveLength(14)
  expect(new Set(offices.map(({ status }) => status))).toEqual(new Set(['head', 'oic']))
})

it('gives each office a line and an address of its own', () => {
  expect(new Set(offices.map(({ phone }) => phone)).size).toBe(offices.length)
  expect(new Set(offices.map(({ email }) => email)).size).toBe(offices.length)
})

it('has the offices of the forms open on Saturday where the forms say so', () => {
  for (const { id, office, openOnSaturday = false } of forms) {
    const { hours } = offices.find(({ department }) => department === office) ?? {}
    expect(hours === 'saturday', id).toBe(openOnSaturday)
  }
})

it.each(languages)(
  'has the offices open on Saturday that the hours of the hall name, %s',
  (language) => {
    const open = offices.filter(({ hours }) => hours === 'saturday')
    const named = saturdayOffices[language].split(', ')
    expect(named).toHaveLength(open.length)
    for (const [index, { name }] of open.entries()) {
      expect(name[language]).toContain(named[index])
    }
  },
)

it('names nobody twice', () => {
  const names = Object.values(officials)
  expect(new Set(names).size).toBe(names.length)
})

it('has the four pillars, and key venues for Kalipay only', () => {
  expect(pillars.map(({ id }) => id)).toEqual(['kalinaw', 'kahigayunan', 'kahimsog', 'kalipay'])
  expect(pillars.filter(({ venues }) => venues.length > 0).map(({ id }) => id)).toEqual(['kalipay'])
})
