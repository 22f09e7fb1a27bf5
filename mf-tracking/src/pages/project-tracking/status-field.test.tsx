// @vitest-environment happy-dom
import type { Language } from '@portal/shared/i18n'
import { notify } from '@portal/shared/toast'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { trackingStore } from './project-store.ts'
import { beginWithSamples, page } from './test-page.tsx'

vi.mock('@portal/shared/toast', () => ({ notify: vi.fn() }))

beginWithSamples()

it.each<[Language, string, string, string, string]>([
  [
    'en',
    'Change status of Evacuation Center of Mabuhay',
    'Status Updated',
    'Project status changed to On Hold',
    'On Hold',
  ],
  [
    'fil',
    'Palitan ang katayuan ng Evacuation Center ng Mabuhay',
    'Na-update ang Katayuan',
    'Pinalitan ang katayuan ng proyekto: Nakabinbin',
    'Nakabinbin',
  ],
])(
  'a changed status is told in %s, and recolours the badge',
  (language, label, title, description, badge) => {
    render(page(language))
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'On Hold' } })

    expect(notify).toHaveBeenCalledExactlyOnceWith({ title, description })
    const [card] = screen.getAllByRole('article')
    const shown = within(card ?? document.body).getByText(badge, { selector: 'span' })
    expect(shown.getAttribute('data-tone')).toBe('red')
    expect(trackingStore.getState().projects[0]?.status).toBe('On Hold')
  },
)

it('a status by arrow keys counts once they have settled, not for each status on the way', () => {
  vi.useFakeTimers()
  render(page('en'))
  const field = screen.getByLabelText<HTMLSelectElement>(
    'Change status of Evacuation Center of Mabuhay',
  )
  for (const value of ['Active', 'On Hold']) {
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    fireEvent.change(field, { target: { value } })
    expect(field.value).toBe(value)
  }
  expect(notify).not.toHaveBeenCalled()

  act(() => vi.runAllTimers())
  vi.useRealTimers()
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    title: 'Status Updated',
    description: 'Project status changed to On Hold',
  })

  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.pointerDown(field)
  fireEvent.change(field, { target: { value: 'Active' } })
  expect(notify).toHaveBeenCalledTimes(2)
})

it('a changed status counts again in the chart', () => {
  render(page('en'))
  const row = () => screen.getByRole('row', { name: /^On Hold/ }).textContent
  expect(row()).toBe('On Hold0')

  fireEvent.change(screen.getAllByLabelText(/^Change status of/)[0] ?? document.body, {
    target: { value: 'On Hold' },
  })
  expect(row()).toBe('On Hold1')
})
