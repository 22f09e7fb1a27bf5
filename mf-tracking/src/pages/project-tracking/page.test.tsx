// @vitest-environment happy-dom
import type { Language } from '@portal/shared/i18n'
import { notify } from '@portal/shared/toast'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { trackingStore } from './project-store.ts'
import { wholeView } from './project-view.ts'
import { beginWithSamples, page } from './test-page.tsx'

vi.mock('@portal/shared/toast', () => ({ notify: vi.fn() }))

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const field = (id: string) =>
  document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const write = (id: string, value: string) => fireEvent.input(field(id), { target: { value } })
const submit = (name = 'Add Project') => fireEvent.click(screen.getByRole('button', { name }))

beginWithSamples()

describe('the page as HTML, before any script', () => {
  it.each<[Language, string[]]>([
    ['en', ['Project Tracking', 'Evacuation Center', 'Farm Tractors', 'Balite']],
    ['fil', ['Pagsubaybay', 'Evacuation Center ng', 'Mga Traktora', 'Balite']],
  ])('shows the samples in %s', (language, texts) => {
    const html = renderToString(page(language))

    for (const text of texts) expect(html).toContain(text)
    expect(html).toContain('<noscript>')
    expect(html).not.toContain('style=')
  })

  it.each<Language>(['en', 'fil'])('speaks of no control that is not there in %s', (language) => {
    const { body } = new DOMParser().parseFromString(renderToString(page(language)), 'text/html')
    for (const part of body.querySelectorAll('.noscript\\:hidden, noscript')) part.remove()

    expect(body.textContent).not.toMatch(/CSV|search|maghanap/i)
  })

  it('offers no button that a form could be sent with', () => {
    expect(renderToString(page('en'))).toMatch(/<button[^>]*disabled[^>]*type="submit"/)
  })
})

describe('adding a project', () => {
  it('offers the categories, statuses and priorities, and three lines to describe it', () => {
    render(page('en'))
    const choices = (id: string) =>
      [...field(id).querySelectorAll('option:not([value=""])')].map((option) => option.textContent)
    expect(choices('project-category')).toEqual([
      'Infrastructure',
      'Health',
      'Education',
      'Agriculture',
      'Tourism',
      'Environment',
      'Social Services',
    ])
    expect(choices('project-status')).toEqual([
      'Planning',
      'In Progress',
      'Active',
      'On Hold',
      'Completed',
    ])
    expect(choices('project-priority')).toEqual(['High', 'Medium', 'Low'])
    expect(field('project-description').getAttribute('rows')).toBe('3')
  })

  it('without a title or description adds nothing, says so, and keeps what was typed', () => {
    render(page('en'))
    type(/^Budget/, '₱5,000')
    type(/^Description/, 'Across the river')
    submit()

    expect(notify).toHaveBeenCalledExactlyOnceWith({
      title: 'Error',
      description: 'Please fill in all required fields',
      tone: 'destructive',
    })
    expect(trackingStore.getState().projects).toHaveLength(3)
    expect(document.activeElement).toBe(screen.getByLabelText('Project title'))
    expect(screen.getByLabelText('Project title').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText<HTMLInputElement>(/^Budget/).value).toBe('₱5,000')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toBe(
      'Across the river',
    )
  })

  it('takes no Enter of a key that is held down, but in a text of several lines', () => {
    render(page('en'))
    const held = (label: RegExp) =>
      fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter', repeat: true })
    expect(held(/^Project title/)).toBe(false)
    expect(held(/^Description/)).toBe(true)
    const once = fireEvent.keyDown(screen.getByLabelText(/^Project title/), { key: 'Enter' })
    expect(once).toBe(true)
  })

  it('sends the focus to the description when only that is empty', () => {
    render(page('en'))
    type(/^Project title/, 'Bridge')
    submit()

    expect(document.activeElement).toBe(screen.getByLabelText('Description'))
  })

  it('takes the error back when the field is filled', () => {
    render(page('en'))
    submit()
    type(/^Project title/, 'Bridge')

    expect(screen.queryByText('Enter a title.')).toBeNull()
    expect(screen.getByText('Enter a description.')).toBeDefined()
  })

  it('puts it first in the list, says so, and empties the form', () => {
    render(page('en'))
    type(/^Project title/, 'Bridge')
    type(/^Description/, 'Across the river')
    submit()

    expect(notify).toHaveBeenCalledExactlyOnceWith({
      title: 'Success',
      description: 'Project added successfully!',
      tone: 'success',
    })
    const [first, ...others] = screen.getAllByRole('article')
    expect(first?.getAttribute('aria-label')).toBe('Bridge')
    expect(others).toHaveLength(3)
    expect(screen.getByLabelText<HTMLInputElement>('Project title').value).toBe('')
  })

  it('speaks Filipino to who reads Filipino', () => {
    render(page('fil'))
    submit('Idagdag ang Proyekto')
    expect(notify).toHaveBeenLastCalledWith({
      title: 'Error',
      description: 'Pakipunan ang lahat ng kinakailangang patlang',
      tone: 'destructive',
    })

    type(/^Pamagat ng proyekto/, 'Tulay')
    type(/^Paglalarawan/, 'Sa ibabaw ng ilog')
    submit('Idagdag ang Proyekto')
    expect(notify).toHaveBeenLastCalledWith({
      title: 'Tagumpay',
      description: 'Naidagdag na ang proyekto!',
      tone: 'success',
    })
    expect(
      within(screen.getByRole('article', { name: 'Tulay' })).getAllByText('Itatakda pa'),
    ).toHaveLength(3)
  })

  it('shows it even when the list was narrowed to something else', () => {
    render(page('en'))
    type(/^Search projects/, 'watershed')
    type(/^Project title/, 'Bridge')
    type(/^Description/, 'Across the river')
    submit()

    expect(screen.getByRole('article', { name: 'Bridge' })).toBeDefined()
  })

  it('leaves filters and order alone that do not hide it', () => {
    const view = { ...wholeView, priority: 'Medium', order: 'title' } as const
    trackingStore.setState({ view })
    render(page('en'))
    type(/^Project title/, 'Bridge')
    type(/^Description/, 'Across the river')
    submit()

    expect(trackingStore.getState().view).toEqual(view)
  })

  it('leads to it again after another status hid it', () => {
    render(page('en'))
    type(/^Project title/, 'Bridge')
    type(/^Description/, 'Across the river')
    submit()
    act(() => trackingStore.setState({ view: { ...wholeView, status: 'Planning' } }))
    fireEvent.change(screen.getByLabelText('Change status of Bridge'), {
      target: { value: 'Active' },
    })
    expect(screen.queryByRole('article', { name: 'Bridge' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: /^Show it/ }))
    expect(screen.getByRole('article', { name: 'Bridge' })).toBeDefined()
  })

  it('keeps what is half written for a visitor who comes back from another page', () => {
    render(page('en'))
    write('project-title', 'Bridge')
    write('project-priority', 'High')
    cleanup()
    render(page('en'))
    expect(field('project-title').value).toBe('Bridge')
    expect(field('project-priority').value).toBe('High')

    write('project-description', 'Across the river')
    submit()
    cleanup()
    render(page('en'))
    expect(field('project-title').value).toBe('')
  })

  it.each<[Language, string, string, RegExp]>([
    ['en', 'Add Project', 'Start date', /^Enter day, month and year/],
    ['fil', 'Idagdag ang Proyekto', 'Petsa ng simula', /^Ilagay ang araw, buwan at taon/],
  ])('in %s does not lose half a date without a word', (language, button, label, error) => {
    render(page(language))
    const date = screen.getByLabelText<HTMLInputElement>(label)
    vi.spyOn(date, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState)
    for (const [name, text] of [
      ['title', 'Bridge'],
      ['description', 'Across the river'],
    ] as const) {
      const field = date.form?.elements.namedItem(name)
      if (field instanceof HTMLElement) fireEvent.change(field, { target: { value: text } })
    }
    submit(button)

    expect(trackingStore.getState().projects).toHaveLength(3)
    expect(screen.getByText(error)).toBeDefined()
    expect(document.activeElement).toBe(date)
  })
})
