import { describe, expect, it } from 'vitest'
import { recordsAsOf } from '../as-of.ts'
import { bidStatus } from './bid-status.ts'
import { contractStatus, daysUsed, lastDay } from './contract-time.ts'
import { openBids } from './open-bids.ts'
import { contractedProjects, projects } from './projects.ts'

const told = Date.parse(recordsAsOf)

it('names and numbers every project once', () => {
  for (const key of ['id', 'reference'] as const) {
    expect(new Set(projects.map((project) => project[key])).size).toBe(projects.length)
  }
})

it('lists the newest invitation first', () => {
  const posted = projects.map(({ invitation }) => invitation.posted)
  expect(posted).toEqual([...posted].sort().reverse())
})

it('has contracts of 180 and of 60 calendar days, active and completed ones', () => {
  const days = contractedProjects.map(({ contract }) => contract.days)
  expect(days).toEqual(expect.arrayContaining([180, 60]))
  const statuses = contractedProjects.map(({ contract }) => contractStatus(contract))
  expect(new Set(statuses)).toEqual(new Set(['active', 'completed']))
})

describe.each(projects)('$id', ({ invitation, award, contract, budget }) => {
  it('comes to each stage after the one before, and to none in the future', () => {
    const days = [
      invitation.posted,
      invitation.preBid.slice(0, 10),
      invitation.deadline.slice(0, 10),
      award?.date,
      contract?.signed,
      contract?.notice,
      contract?.start,
      contract?.completed,
    ].filter((day) => day !== undefined)
    expect(days).toEqual([...days].sort())
    const reached = [invitation.posted, award?.date, contract?.notice, contract?.completed]
    for (const day of reached) expect(day ?? '').not.toSatisfy((at: string) => at > recordsAsOf)
  })

  it('is closed once it is awarded, and never costs more than its budget', () => {
    if (award) expect(bidStatus(invitation, told)).toBe('closed')
    expect(award?.amount ?? 0).toBeLessThanOrEqual(budget)
  })

  it('has a contract only with an award', () => {
    if (contract) expect(award).toBeDefined()
  })
})

/** Of every year; those that move, such as Holy Week, are not known here. */
const holidays = [
  '01-01',
  '04-09',
  '05-01',
  '06-12',
  '08-21',
  '11-01',
  '11-30',
  '12-08',
  '12-25',
  '12-30',
  '12-31',
]

it.each(openBids)('leaves bidders of $id time to ask and to answer', ({ invitation }) => {
  const { posted, preBid, deadline } = invitation
  const days = [posted, preBid.slice(0, 10), deadline.slice(0, 10)]
  for (const day of days) {
    expect(holidays, `${day} is a holiday`).not.toContain(day.slice(5))
    expect([0, 6], `${day} is at the end of a week`).not.toContain(new Date(day).getUTCDay())
  }
  const [first = 0, conference = 0, last = 0] = days.map((day) => Date.parse(day) / 86_400_000)
  expect(conference - first).toBeGreaterThanOrEqual(7)
  expect(last - conference).toBeGreaterThanOrEqual(12)
})

it.each([
  ['2026-11-12T23:59+08:00', 'pre-bid'],
  ['2026-11-13T09:00+08:00', 'open'],
  ['2026-12-01T10:00+08:00', 'open'],
  ['2026-12-01T10:01+08:00', 'closed'],
])('tells at %s that an invitation is %s', (moment, status) => {
  const invitation = {
    posted: '2026-11-05',
    preBid: '2026-11-13T09:00+08:00',
    deadline: '2026-12-01T10:00+08:00',
  }
  expect(bidStatus(invitation, Date.parse(moment))).toBe(status)
})

describe('contract time', () => {
  const contract = { signed: '2026-02-20', notice: '2026-02-23', start: '2026-02-26', days: 5 }

  it('counts the first day, and knows the length of February', () => {
    expect(lastDay(contract)).toBe('2026-03-02')
    expect(lastDay({ ...contract, days: 1 })).toBe('2026-02-26')
  })

  it.each([
    ['2026-02-25', 0],
    ['2026-02-26', 1],
    ['2026-03-01', 4],
    ['2026-03-02', 5],
    ['2026-12-31', 5],
  ])('on %s has used %i of its days', (on, used) => {
    expect(daysUsed(contract, on)).toBe(used)
  })
})
