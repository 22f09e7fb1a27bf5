// @vitest-environment happy-dom
import { LanguageProvider } from '@portal/shared/i18n'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { dataSaver } from '../section/document-names.ts'
import { useDataSaver } from './data-saver.ts'
import { OnRequest } from './on-request.tsx'

afterEach(() => {
  cleanup()
  document.documentElement.classList.remove(dataSaver)
})

function MapArea() {
  const [asked, setAsked] = useState(false)
  return (
    <LanguageProvider initial="fil">
      {!asked && (
        <OnRequest label="Ipakita ang mapa" size="300 kB" onRequest={() => setAsked(true)}>
          Wala pa.
        </OnRequest>
      )}
      <div data-testid="map" tabIndex={-1} />
    </LanguageProvider>
  )
}

test('a box says what something costs, and makes way for it when asked', async () => {
  render(<MapArea />)
  fireEvent.click(screen.getByRole('button', { name: 'Ipakita ang mapa (mga 300 kB)' }))
  expect(screen.queryByRole('button')).toBeNull()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('map')))
})

test('the page follows a switch', () => {
  const Saving = () => (useDataSaver() ? 'saving' : 'not saving')
  render(<Saving />)
  expect(document.body.textContent).toBe('not saving')
  document.documentElement.classList.add(dataSaver)
  act(() => void dispatchEvent(new Event(dataSaver)))
  expect(document.body.textContent).toBe('saving')
})
