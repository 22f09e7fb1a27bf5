// @vitest-environment happy-dom
import { LanguageProvider } from '@portal/shared/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { lgsfReports } from '../../content/facts/reports/lgsf.ts'
import { Figures } from './figures.tsx'

afterEach(cleanup)

it.each(lgsfReports)('names each amount of $id where several stand below a line', ({ tables }) => {
  for (const table of tables) {
    const isOne = table.columns.length === 1
    const names = table.columns.map(({ en }) => (isOne ? '' : en))
    render(
      <LanguageProvider initial="en">
        <Figures table={table} />
      </LanguageProvider>,
    )
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent.split('₱')[0])
    expect(cells).toEqual([...table.rows, 'total'].flatMap(() => names))
    cleanup()
  }
})
