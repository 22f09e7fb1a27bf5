// @vitest-environment happy-dom
import { keepLanguage, type Language } from '@portal/shared/i18n'
import { notify } from '@portal/shared/toast'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { trackingStore } from './project-store.ts'
import { beginWithSamples, page } from './test-page.tsx'

vi.mock('@portal/shared/toast', () => ({ notify: vi.fn() }))
vi.mock('./post-from-frame.ts', () => ({
  postFromFrame: (url: string, init: { body: string }) => post(url, init),
}))

interface Sent {
  url: string
  body: { action: string; project: { title: string; status: string } }
  succeed: () => void
  fail: () => void
}

const sent: Sent[] = []
const post = vi.fn((url: string, init: { body: string }) => {
  return new Promise<void>((resolve, reject) => {
    sent.push({
      url,
      body: JSON.parse(init.body),
      succeed: () => resolve(),
      fail: () => reject(new TypeError('Failed to fetch')),
    })
  })
})

const open = (language: Language = 'en') => render(page(language))
const enter = (url: string) => {
  fireEvent.change(screen.getByLabelText('Webhook URL'), { target: { value: url } })
  fireEvent.blur(screen.getByLabelText('Webhook URL'))
}
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add Project' })
const addBridge = () => {
  fireEvent.change(screen.getByLabelText('Project title'), { target: { value: 'Bridge' } })
  fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'Over the river' } })
  fireEvent.click(addButton())
}
const setFirst = (status: string) =>
  fireEvent.change(screen.getAllByLabelText(/^Change status of/)[0] ?? document.body, {
    target: { value: status },
  })
/** Lets the outbox go on to its next job. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))

beginWithSamples()

beforeEach(() => {
  sent.length = 0
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
  keepLanguage('en')
})

describe('the panel', () => {
  it('opens and closes by its button', () => {
    open()
    const button = screen.getByRole('button', { name: 'Webhook settings' })
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
    expect([button.getAttribute('aria-expanded'), panel?.hidden]).toEqual(['false', true])

    fireEvent.click(button)
    expect([button.getAttribute('aria-expanded'), panel?.hidden]).toEqual(['true', false])

    fireEvent.click(button)
    expect([button.getAttribute('aria-expanded'), panel?.hidden]).toEqual(['false', true])
  })

  it.each<[Language, RegExp]>([
    ['en', /can be read by others/],
    ['fil', /Maaaring mabasa ng iba/],
  ])('says in %s what is wrong with an address, once it was left', (language, text) => {
    open(language)
    const field = screen.getByLabelText('Webhook URL')
    fireEvent.change(field, { target: { value: 'http://hooks.example/' } })
    expect(screen.queryByText(text)).toBeNull()

    fireEvent.blur(field)
    expect(screen.getByText(text).id).toBe('webhook-url-error')
    expect(field.getAttribute('aria-describedby')).toContain('webhook-url-error')
  })
})

describe('an address from before a visit to another page', () => {
  it('that is wrong is not called off', () => {
    open()
    enter('http://hooks.example/')
    cleanup()
    open()
    expect(screen.getByText('Check the address')).toBeDefined()
  })
})

describe('sending', () => {
  it('does not happen before an address was entered', async () => {
    open()
    addBridge()
    setFirst('Active')
    await settle()

    expect(post).not.toHaveBeenCalled()
    expect(vi.mocked(notify).mock.calls.map(([{ title }]) => title)).toEqual([
      'Success',
      'Status Updated',
    ])
  })

  it('tells of a new project, with the button disabled meanwhile', async () => {
    open()
    enter('https://hooks.example/x')
    addBridge()
    await settle()

    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      url: 'https://hooks.example/x',
      body: { action: 'Project Created', project: { title: 'Bridge', status: 'Planning' } },
    })
    expect(addButton().disabled).toBe(true)

    sent[0]?.succeed()
    await waitFor(() => expect(addButton().disabled).toBe(false))
    expect(notify).toHaveBeenLastCalledWith({
      title: 'Workspace Updated',
      description: 'Project information sent to Workspace successfully',
      tone: 'success',
    })
  })

  it('tells of a changed status, one at a time and in order', async () => {
    open()
    enter('https://hooks.example/x')
    setFirst('Active')
    setFirst('Completed')
    await settle()
    expect(sent.map(({ body }) => [body.action, body.project.status])).toEqual([
      ['Status Updated', 'Active'],
    ])

    sent[0]?.succeed()
    await settle()
    expect(sent.map(({ body }) => body.project.status)).toEqual(['Active', 'Completed'])
    expect(addButton().disabled).toBe(true)

    sent[1]?.succeed()
    await settle()
    expect(addButton().disabled).toBe(false)
  })

  it('logs a failure and says so; the project stays', async () => {
    open()
    enter('https://hooks.example/x')
    addBridge()
    await settle()
    sent[0]?.fail()
    await settle()

    expect(console.error).toHaveBeenCalled()
    expect(notify).toHaveBeenLastCalledWith({
      title: 'Error',
      description: 'Failed to send to Workspace. Please check the webhook URL.',
      tone: 'destructive',
      duration: 10_000,
    })
    expect(trackingStore.getState().projects).toHaveLength(4)
  })

  it('never goes to an address that is refused, and counts as failed', async () => {
    open()
    enter('data:text/plain,x')
    addBridge()
    await settle()

    expect(post).not.toHaveBeenCalled()
    expect(notify).toHaveBeenLastCalledWith(expect.objectContaining({ tone: 'destructive' }))
  })

  it('reports in Filipino to who reads Filipino', async () => {
    open('fil')
    keepLanguage('fil')
    enter('https://hooks.example/x')
    fireEvent.change(screen.getAllByLabelText(/^Palitan ang katayuan ng/)[0] ?? document.body, {
      target: { value: 'Active' },
    })
    await settle()
    sent[0]?.succeed()
    await settle()

    expect(notify).toHaveBeenLastCalledWith({
      title: 'Na-update ang Workspace',
      description: 'Naipadala na sa Workspace ang impormasyon ng proyekto',
      tone: 'success',
    })
  })

  it('reports in the language that the page has when the answer arrives', async () => {
    open()
    enter('https://hooks.example/x')
    addBridge()
    await settle()
    keepLanguage('fil')
    sent[0]?.fail()
    await settle()

    expect(notify).toHaveBeenLastCalledWith(
      expect.objectContaining({ description: expect.stringContaining('Hindi naipadala') }),
    )
  })
})
