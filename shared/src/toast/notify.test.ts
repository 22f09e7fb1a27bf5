import { expect, it, vi } from 'vitest'
import { notify } from './notify.ts'

const toast = vi.hoisted(() => Object.assign(vi.fn(), { success: vi.fn(), error: vi.fn() }))
vi.mock('./load-sonner.ts', () => ({ loadSonner: async () => ({ toast }) }))

it('shows a notice for as long as is asked, and else for as long as the area shows all', async () => {
  await notify({ title: 'Not sent', tone: 'destructive', duration: 10_000 })
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Not sent', { duration: 10_000 })
  await notify({ title: 'Sent', description: 'To the service', tone: 'success' })
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Sent', { description: 'To the service' })
})
