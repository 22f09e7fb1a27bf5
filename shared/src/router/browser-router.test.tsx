// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BrowserRouter } from './browser-router.tsx'
import { useLocation } from './page-location.tsx'

afterEach(() => {
  document.body.innerHTML = ''
  window.history.replaceState(null, '', '/')
})

it('follows a change of the address that came while it was drawn for the first time', async () => {
  let isFirst = true
  function Address() {
    const { pathname, hash, state } = useLocation()
    if (isFirst) window.history.replaceState({ usr: 'as it was' }, '', '/tourism')
    isFirst = false
    return <p>{[pathname + hash, state].join(' ')}</p>
  }
  window.history.replaceState(null, '', '/tourism#destinations')
  render(
    <BrowserRouter>
      <Address />
    </BrowserRouter>,
  )
  expect(await screen.findByText('/tourism as it was')).toBeDefined()
})
