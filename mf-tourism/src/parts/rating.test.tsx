// @vitest-environment happy-dom
import { LanguageProvider } from '@portal/shared/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Rating } from './rating.tsx'

afterEach(cleanup)

it('says whose rating it is, and fills the stars as far as it goes', () => {
  const { container } = render(
    <LanguageProvider>
      <Rating value={4.5} />
    </LanguageProvider>,
  )
  expect(screen.getByText('Rated 4.5 out of 5 by the tourism office')).toBeDefined()
  expect(container.querySelector('.fill-gold')?.getAttribute('width')).toBe('90')
})
