// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { UntilAlive } from './until-alive.tsx'

const apply = (
  <UntilAlive link={<a href="/services#charter-civil">Apply</a>}>
    <button type="button">Apply</button>
  </UntilAlive>
)

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const link = () => screen.queryByRole('link', { name: 'Apply' })
const button = () => screen.queryByRole('button', { name: 'Apply' })

async function hydrate(prepare?: () => void) {
  const mismatch = vi.fn()
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(apply)
  prepare?.()
  await act(async () => hydrateRoot(box, apply, { onRecoverableError: mismatch }))
  expect(mismatch).not.toHaveBeenCalled()
}

it('is a link in the document, and a button when the page is interactive', async () => {
  await hydrate(() => {
    expect(link()?.getAttribute('href')).toBe('/services#charter-civil')
    expect(button()).toBeNull()
  })
  expect(link()).toBeNull()
  expect(button()).not.toBeNull()
})

it('stays a link where the keyboard stands on it, until that has gone on', async () => {
  await hydrate(() => link()?.focus())
  expect(document.activeElement).toBe(link())
  await act(async () => link()?.blur())
  expect(link()).toBeNull()
  expect(button()).not.toBeNull()
})

it('is a button at once on a page that was navigated to', () => {
  render(apply)
  expect(link()).toBeNull()
  expect(button()).not.toBeNull()
})
