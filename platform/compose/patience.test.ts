import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { OperatorError } from '../operator-error.ts'
import { withPatience } from './patience.ts'

it('gives what the work gives, and what it throws', async () => {
  expect(await withPatience('A page', async () => 'text')).toBe('text')
  const failing = withPatience('A page', () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
})

it('rejects work that waits for ever', async () => {
  const waiting = withPatience('Page /a', () => new Promise(() => {}), 20)
  await expect(waiting).rejects.toThrow(OperatorError)
  await expect(waiting).rejects.toThrow(
    'Page /a did not end within 0.02 s: it waits for something that never comes.',
  )
})

it('ends the process where work never pauses', () => {
  const { href } = new URL('./patience.ts', import.meta.url)
  const program = `
    import { withPatience } from '${href}'
    await withPatience('Page /a', async () => { for (;;); }, 200)`
  const { signal, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { encoding: 'utf8', timeout: 30_000, killSignal: 'SIGTERM' },
  )
  expect(stderr).toBe(
    'error: Page /a did not end within 0.2 s: its code runs for ever, so this process was ended. Nothing was changed.\n',
  )
  expect(signal).toBe('SIGKILL')
})
