import { afterEach, expect, it, vi } from 'vitest'
import { inlineScripts } from './inline-scripts.ts'

const { fetchEarly } = await inlineScripts()

afterEach(() => vi.unstubAllGlobals())

/** Runs the script in a document whose first byte took so many milliseconds. */
function run({ answering, savesData = false }: { answering: number; savesData?: boolean }) {
  const sheet = { media: 'not all' }
  let paint = () => {}
  vi.stubGlobal('document', {
    querySelector: () => (savesData ? {} : null),
    querySelectorAll: () => [sheet],
  })
  vi.stubGlobal('performance', {
    getEntriesByType: () => [{ requestStart: 700, responseStart: 700 + answering }],
  })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(told: () => void) {
        paint = told
      }
      observe() {}
    },
  )
  new Function(fetchEarly)()
  return { isAskedFor: () => sheet.media === '', paint: () => paint() }
}

it('asks at once where the line is slow', () => {
  expect(run({ answering: 300 }).isAskedFor()).toBe(true)
})

it('leaves the processor to the page first where the line is fast', () => {
  const { isAskedFor, paint } = run({ answering: 20 })
  expect(isAskedFor()).toBe(false)
  paint()
  expect(isAskedFor()).toBe(true)
})

it.each([20, 300])('asks for nothing where data is saved, answered in %i ms', (answering) => {
  const { isAskedFor, paint } = run({ answering, savesData: true })
  paint()
  expect(isAskedFor()).toBe(false)
})
