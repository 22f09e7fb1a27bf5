import { expect, it, vi } from 'vitest'
import { createOutbox } from './outbox.ts'

it('starts a job only when the one before has ended', async () => {
  const outbox = createOutbox(() => {})
  let endFirst = (_: string) => {}
  const first = new Promise<string>((resolve) => {
    endFirst = resolve
  })
  const second = vi.fn(async () => 'second')

  const firstOutcome = outbox(() => first)
  const secondOutcome = outbox(second)
  await new Promise((resolve) => setTimeout(resolve))
  expect(second).not.toHaveBeenCalled()

  endFirst('first')
  expect(await firstOutcome).toBe('first')
  expect(await secondOutcome).toBe('second')
})

it('goes on after a failure and tells only the one who asked', async () => {
  const outbox = createOutbox(() => {})
  const failed = outbox(() => Promise.reject(new Error('no network')))
  const next = outbox(async () => 'sent')

  await expect(failed).rejects.toThrow('no network')
  expect(await next).toBe('sent')
})

it('is busy from the first job to the end of the last', async () => {
  const busy: boolean[] = []
  const outbox = createOutbox((now) => busy.push(now))

  await Promise.all([outbox(async () => 1), outbox(async () => 2)])
  expect(busy).toEqual([true, false])

  await outbox(async () => 3)
  expect(busy).toEqual([true, false, true, false])
})
