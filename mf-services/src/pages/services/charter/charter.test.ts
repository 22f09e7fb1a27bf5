import { formById, isFree } from '@portal/shared/forms'
import { describe, expect, it } from 'vitest'
import { services } from '../../../../content/charter/index.ts'
import { longestDays } from '../../../../content/charter/service.ts'
import { serviceTitles } from '../../../../content/charter/titles.ts'
import { totalDays } from './time.ts'

it('holds the four services in the order of the menu', () => {
  expect(services.map(({ id }) => id)).toEqual(Object.keys(serviceTitles))
})

describe.each(services.map((service) => [service.id, service] as const))('%s', (_id, service) => {
  const form = formById(service.form)

  it('says where to get every requirement of the form', () => {
    expect(service.whereToGet).toHaveLength(form.requirements.length)
  })

  it('has steps that take together what the service is said to take', () => {
    const [from, to] = totalDays(service.steps)
    expect(`${from}-${to} working days`).toBe(form.processingTime.en)
  })

  it('stays within its class, extended once at most (RA 11032)', () => {
    const [from, to] = totalDays(service.steps)
    expect(from).toBeLessThanOrEqual(longestDays[service.classification])
    expect(to).toBeLessThanOrEqual(2 * longestDays[service.classification])
  })

  it('has exactly one step to pay in, unless it is free', () => {
    const paid = service.steps.filter((step) => step.paid)
    expect(paid).toHaveLength(isFree(form) ? 0 : 1)
  })
})
