// @vitest-environment happy-dom
import { LanguageProvider } from '@portal/shared/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RecordItems } from './record-items.tsx'

afterEach(cleanup)

it.each([
  ['en', false, 'There is no record here at present'],
  ['en', true, 'No record matches'],
  ['fil', false, 'Wala pang tala rito sa ngayon'],
  ['fil', true, 'Walang tumugmang tala'],
] as const)(
  'says in %s whether none is there, or none matches (%s)',
  (language, isFiltered, text) => {
    render(
      <LanguageProvider initial={language}>
        <RecordItems records={[]} isFiltered={isFiltered}>
          {() => null}
        </RecordItems>
      </LanguageProvider>,
    )
    expect(screen.getByText(text)).toBeDefined()
  },
)
