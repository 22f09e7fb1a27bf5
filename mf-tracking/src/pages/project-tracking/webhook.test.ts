import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Project } from './project.ts'
import { sendToWebhook, webhookMessage } from './webhook.ts'

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

afterEach(() => {
  vi.useRealTimers()
})

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

describe('sendToWebhook', () => {
  it('posts the message to the address', async () => {
    const post = vi.fn().mockResolvedValue(undefined)
    await sendToWebhook('https://hooks.example/', message, { post })

    expect(post).toHaveBeenCalledOnce()
    const [href, init] = post.mock.calls[0] ?? []
    expect(href).toBe('https://hooks.example/')
    expect(JSON.parse(init.body)).toEqual(message)
  })

  it('passes a network failure on', async () => {
    const post = () => Promise.reject(new TypeError('Failed to fetch'))

    await expect(sendToWebhook('https://hooks.example/', message, { post })).rejects.toThrow(
      'Failed to fetch',
    )
  })

  it('gives up after the timeout, even on a post that does not heed the signal', async () => {
    vi.useFakeTimers()
    let signal: AbortSignal | undefined
    const post = (_: string, init: { signal: AbortSignal }) => {
      signal = init.signal
      return new Promise<void>(() => {})
    }
    const sent = sendToWebhook('https://hooks.example/', message, { post, timeoutMs: 500 })
    const failed = expect(sent).rejects.toThrow('No answer within 500 ms')

    await vi.advanceTimersByTimeAsync(499)
    expect(signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await failed
    expect(signal?.aborted).toBe(true)
  })

  it('leaves no timer behind', async () => {
    vi.useFakeTimers()
    await sendToWebhook('https://hooks.example/', message, { post: async () => undefined })

    expect(vi.getTimerCount()).toBe(0)
  })
})
