// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { Button, ButtonLink } from './button.tsx'
import { FileLink } from './file-link.tsx'

afterEach(cleanup)

test('a button does not send a form unless it is asked to', () => {
  render(<Button>Add</Button>)
  expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button')
})

test('a path of the portal and an address elsewhere are both real links', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/services#forms">Forms</ButtonLink>
      <ButtonLink href="tel:911">Call</ButtonLink>
    </MemoryRouter>,
  )
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/services#forms', 'tel:911'])
})

test('a file says what it is and how large, by name too', () => {
  render(<FileLink href="/permit.pdf" label="Download" format="PDF" size="120 kB" />)
  const link = screen.getByRole('link', { name: 'Download (PDF, 120 kB)' })
  expect(link.hasAttribute('download')).toBe(true)
  cleanup()
  render(<FileLink href="/a.pdf" label="Download" format="PDF" about="Business permit" />)
  expect(screen.getByRole('link').getAttribute('aria-label')).toBe(
    'Download (PDF): Business permit',
  )
})
