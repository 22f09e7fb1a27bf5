import { expect, it, vi } from 'vitest'
import { postFromFrame } from './post-from-frame.ts'
import type { Project } from './project.ts'
import { sendToWebhook, webhookMessage } from './webhook.ts'

vi.mock('./post-from-frame.ts', () => ({ postFromFrame: vi.fn() }))

const project: Project = {
  id: 'well',
  title: { en: 'Well', fil: 'Balon' },
  description: { en: 'Clean water', fil: 'Malinis na tubig' },
  category: 'Health',
  status: 'Active',
  priority: 'Low',
  budget: '₱1,000',
  location: 'Poblacion',
  startDate: '2026-05-01',
  endDate: '',
  assignedTo: { en: 'Health Office', fil: 'Tanggapan ng Kalusugan' },
  progress: 20,
}
const message = webhookMessage('Status Updated', project, new Date('2026-11-20T08:30:00+08:00'))

it('says everything about the project, in English, and no id', () => {
  expect(message).toEqual({
    action: 'Status Updated',
    project: {
      title: 'Well',
      description: 'Clean water',
      category: 'Health',
      status: 'Active',
      priority: 'Low',
      budget: '₱1,000',
      location: 'Poblacion',
      startDate: '2026-05-01',
      endDate: '',
      assignedTo: 'Health Office',
      progress: 20,
      municipality: 'Municipality of Kalinawan',
    },
    timestamp: '2026-11-20T00:30:00.000Z',
    source: 'Municipal Project Tracking System',
  })
})

it('posts the message to the address, and gives up after ten seconds', async () => {
  vi.useFakeTimers()
  let answer = () => {}
  vi.mocked(postFromFrame).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const sending = sendToWebhook('https://hooks.example/', message)

  const [href, init] = vi.mocked(postFromFrame).mock.lastCall ?? []
  expect(href).toBe('https://hooks.example/')
  expect(JSON.parse(init?.body ?? '')).toEqual(message)
  vi.advanceTimersByTime(9_999)
  expect(init?.signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(init?.signal.aborted).toBe(true)
  vi.useRealTimers()
  answer()
  await sending
})

it('passes a failure on', async () => {
  vi.mocked(postFromFrame).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(sendToWebhook('https://hooks.example/', message)).rejects.toThrow('Failed to fetch')
})
