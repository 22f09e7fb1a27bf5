import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/portal.ts'
import { testFolder } from './support/places.ts'
import { startPortal } from './support/running-portal.ts'
import { createStore } from './support/store.ts'

const command = 'compose/service-worker/withdraw.ts'

test('the service worker is withdrawn from a running portal and from exports, and comes back', async ({
  request,
}) => {
  const store = await createStore()
  const portal = await startPortal(store)
  const folder = mkdtempSync(join(testFolder, 'export-'))
  const address = `${portal.url}/service-worker.js`
  const served = async () => (await request.get(address)).text()
  const exported = async () => {
    const { code, output } = await store.run('export/main.ts', [folder])
    expect(code, output).toBe(0)
    return readFileSync(join(folder, 'service-worker.js'), 'utf8')
  }
  try {
    const worker = await served()
    const withdrawn = await (await request.get(`${portal.url}/service-worker-withdrawn.js`)).text()
    expect(withdrawn).toContain('unregister')
    expect(withdrawn).not.toBe(worker)
    expect(await exported()).toBe(worker)

    expect((await store.run(command)).code).toBe(0)
    expect(await served()).toBe(withdrawn)
    expect(await exported()).toBe(withdrawn)

    expect((await store.run(command, ['--end'])).code).toBe(0)
    expect(await served()).toBe(worker)
    expect(await exported()).toBe(worker)
  } finally {
    await portal.stop()
  }
})
