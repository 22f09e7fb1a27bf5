import { afterEach, expect, it, vi } from 'vitest'
import { livePorts, ports } from './ports.ts'
import { sectionIds, sectionPort } from './workspace.ts'

afterEach(() => vi.unstubAllEnvs())

it('gives every section a port of its own', () => {
  const given = sectionIds().map(sectionPort)
  expect(given).toEqual(given.map((_, index) => ports.firstSection + index))
})

it('leaves a live section the port that it was given, whatever folders come and go', () => {
  vi.stubEnv('PORTAL_LIVE', 'tourism=5190&gone=5191')
  expect(livePorts()).toEqual(
    new Map([
      ['tourism', 5190],
      ['gone', 5191],
    ]),
  )
  expect(sectionPort('tourism')).toBe(5190)
  expect(sectionPort('gone')).toBe(5191)
})
