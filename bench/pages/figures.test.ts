import { expect, test } from 'vitest'
import { type Fetched, figuresOf, type Noted } from './figures.ts'

const noted: Noted = {
  firstPaint: 1000,
  largest: 1500,
  parsed: 1200,
  hydrated: null,
  shifts: [],
  tasks: [],
  inlineScript: 0,
}

function fetched(asked: number, arrived: number, isScript = false): Fetched {
  return { asked, began: asked + 300, arrived, isScript, bytes: 100 }
}

test('what arrived before the largest paint is told apart from what arrived until interactive', () => {
  const requests = [fetched(0, 900), fetched(1600, 2400, true), fetched(2900, 3500, true)]
  const figures = figuresOf({ ...noted, hydrated: 3000, inlineScript: 40 }, requests)
  expect(figures).toMatchObject({ bytesBefore: 100, requestsBefore: 1, scriptBefore: 40 })
  expect(figures).toMatchObject({ interactive: 3000, bytes: 200, requests: 3, script: 240 })
})

test('a document that is painted while its end is on the line counts as a whole before that', () => {
  const requests = [fetched(0, 1700), fetched(1300, 1900, true)]
  const figures = figuresOf(noted, requests)
  expect(figures).toMatchObject({ bytesBefore: 100, requestsBefore: 1, scriptBefore: 0 })
})

test('a site that does not say so is interactive when scripts have arrived and tasks are done', () => {
  const interactive = (more: Partial<Noted>, ...requests: Fetched[]) =>
    figuresOf({ ...noted, ...more }, requests).interactive
  expect(interactive({})).toBe(1200)
  expect(interactive({}, fetched(0, 2000, true), fetched(0, 9000))).toBe(2000)
  expect(interactive({ tasks: [{ at: 2100, duration: 80 }] })).toBe(2180)
  expect(interactive({}, fetched(0, Number.POSITIVE_INFINITY, true))).toBe(1200)
})

test('tasks block by what they take beyond 50 ms, once there is something to touch', () => {
  const tasks = [
    { at: 500, duration: 300 },
    { at: 1100, duration: 80 },
    { at: 2000, duration: 50 },
  ]
  expect(figuresOf({ ...noted, tasks }, []).blocking).toBe(30)
})

test('shifts add up within a burst; the worst burst counts', () => {
  const shifts = [
    { at: 100, value: 0.01 },
    { at: 900, value: 0.02 },
    { at: 2500, value: 0.025 },
  ]
  expect(figuresOf({ ...noted, shifts }, []).shift).toBeCloseTo(0.03)
})
