// @vitest-environment happy-dom
import { type Language, LanguageProvider } from '@portal/shared/i18n'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type PlaceId, places } from '../../../../../content/facts/places.ts'
import type { OpenPlace } from '../map-state.ts'
import { PlaceCard } from './place-card.tsx'

afterEach(cleanup)

function renderCard(
  id: PlaceId,
  language: Language = 'en',
  open: OpenPlace = { id, locate: false },
) {
  const place = places.find((it) => it.id === id)
  if (!place) throw new Error(`No place ${id}`)
  const onClose = vi.fn()
  render(
    <LanguageProvider initial={language}>
      <PlaceCard place={place} open={open} onClose={onClose} />
    </LanguageProvider>,
  )
  return { card: screen.getByRole('dialog'), onClose }
}

it('shows name, description and tags', () => {
  const { card } = renderCard('public-market')
  expect(screen.getByRole('dialog', { name: 'Public Market' })).toBe(card)
  expect(card.textContent).toContain('the big market day is Saturday')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Open daily',
    'Market day: Saturday',
    'Transport terminal',
  ])
  expect(card.textContent).not.toContain('Production')
})

it('shows the production of an agriculture place, in both languages', () => {
  expect(renderCard('sugar-mill').card.textContent).toContain('Production: Raw sugar and molasses')
  cleanup()
  expect(renderCard('sugar-mill', 'fil').card.textContent).toContain('Produksiyon: Hilaw na asukal')
})

it('takes focus, and gives it back on Escape', () => {
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  const { card, onClose } = renderCard('cafe')
  expect(document.activeElement).toBe(card)
  fireEvent.keyDown(card, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(opener)
  opener.remove()
})

it('leaves the focus where it is in a place that is come back to', () => {
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  const { card } = renderCard('cafe', 'en', { id: 'cafe', locate: true, stay: true })
  expect(document.activeElement).toBe(opener)
  fireEvent.keyDown(card, { key: 'Escape' })
  expect(document.activeElement).toBe(opener)
  opener.remove()
})

it('closes by its button', () => {
  const { onClose } = renderCard('cafe', 'fil')
  fireEvent.click(screen.getByRole('button', { name: 'Isara' }))
  expect(onClose).toHaveBeenCalledOnce()
})
