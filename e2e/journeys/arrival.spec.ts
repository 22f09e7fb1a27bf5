import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { forward, send } from '../support/forward.ts'
import { pagesByTurns } from '../support/pages.ts'
import { chooseLanguage, expect, test, waitUntilWhole } from '../support/portal.ts'

/** How much of a document comes at a time, in bytes, and how long the next piece takes, in ms. */
const piece = 4000
const pause = 20

/** What a page may move while it arrives (cumulative layout shift). */
const still = 0.01

let line: Server
let origin: string

test.beforeAll(async () => {
  line = createServer(async (asked, response) => {
    const answer = await forward(asked)
    if (!asked.headers.accept?.startsWith('text/html')) return send(response, answer)
    response.writeHead(answer.status, answer.headers)
    for (let sent = 0; sent < answer.body.length; sent += piece) {
      response.write(answer.body.subarray(sent, sent + piece))
      await sleep(pause)
    }
    response.end()
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(line.address() as AddressInfo).port}`
})

test.afterAll(() => {
  line.close()
  line.closeAllConnections()
})

test.use({ viewport: { width: 412, height: 823 } })

for (const { path, language } of pagesByTurns) {
  test(`${path} in ${language} stands still while it arrives in pieces`, async ({ page }) => {
    await chooseLanguage(page, language, origin)
    await page.addInitScript(() => {
      const shifts: string[] = []
      let moved = 0
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as LayoutShift[]) {
          moved += value
          shifts.push(`${value}: ${sources.map(({ node }) => node?.textContent).join(' | ')}`)
        }
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(window, { shiftsSeen: () => ({ moved, shifts }) })
    })
    await page.goto(origin + path)
    await waitUntilWhole(page)
    const { moved, shifts } = await page.evaluate<Shifts>('shiftsSeen()')
    expect(moved, shifts.join('\n')).toBeLessThanOrEqual(still)
  })
}

interface Shifts {
  moved: number
  shifts: string[]
}

/** https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}
