// @vitest-environment happy-dom
import { LanguageProvider } from '@portal/shared/i18n'
import { PageLocationProvider, useLocation, useNavigate } from '@portal/shared/router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, parsePath } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

const tabs = [
  { id: 'profile', label: 'Town Profile', content: <p>Fourteen barangays</p> },
  { id: 'history', label: 'History', content: <p id="founding">Established in 1948</p> },
  { id: 'seal', label: 'Municipal Seal', content: <p>Mountain and spring</p> },
]

const scrollIntoView = vi.fn()

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView
  // As in a browser, what stands in a panel that is not on show takes no room.
  Element.prototype.getClientRects = function (this: Element) {
    const shown = !this.closest('[role="tabpanel"]:not([data-active])')
    return (shown ? [new DOMRect()] : []) as unknown as DOMRectList
  }
})

afterEach(() => {
  cleanup()
  scrollIntoView.mockReset()
  drawn.mockReset()
})

/** The history of one visit: no other test's entries are among its own. */
function Visit({ at, children }: { at: string; children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[{ ...parsePath(at), key: crypto.randomUUID() }]}>
      <LanguageProvider>{children}</LanguageProvider>
    </MemoryRouter>
  )
}

function Page({ at, children }: { at: string; children?: ReactNode }) {
  return (
    <Visit at={at}>
      <h1 id="top">About</h1>
      <Tabs label="About the town" tabs={tabs} />
      {children}
    </Visit>
  )
}

const drawn = vi.fn()

/** The page and one without tabs. Tells what stands when a page is put there, as the shell finds it. */
function Pages() {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page anew
  useLayoutEffect(() => drawn(shown()), [pathname])
  return (
    <>
      {pathname === '/about' && <Tabs label="About the town" tabs={tabs} />}
      <Probe />
    </>
  )
}

function Probe() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return (
    <>
      <output>{pathname + search + hash}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => navigate('/about#founding')}>
        Menu
      </button>
      <button type="button" onClick={() => navigate('/services')}>
        Services
      </button>
    </>
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })
const selected = () => screen.getAllByRole('tab', { selected: true }).map((it) => it.textContent)
const shown = () => [...document.querySelectorAll('[data-active]')].map((it) => it.id)

test('the document holds every panel with its heading, and hides none by itself', () => {
  const html = renderToString(<Page at="/about#history" />)
  expect(html).toContain('Fourteen barangays')
  expect(html).toContain('Established in 1948')
  expect(html).toMatch(/<h2[^>]*>Municipal Seal<\/h2>/)
  expect(html).not.toMatch(/ hidden| style=|data-ready/)
})

test('the first tab is the default', () => {
  render(<Page at="/about" />)
  expect(selected()).toEqual(['Town Profile'])
  expect(shown()).toEqual(['profile'])
})

test('a click shows the panel, writes the address and leaves the page where it is', () => {
  render(
    <Page at="/about?from=menu">
      <Probe />
    </Page>,
  )
  fireEvent.click(tab('Municipal Seal'))
  expect(shown()).toEqual(['seal'])
  expect(screen.getByRole('status').textContent).toBe('/about?from=menu#seal')
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test('a click stays on its page though another one is on its way', () => {
  const about = { pathname: '/about', search: '', hash: '', state: null, key: 'shown' }
  render(
    <Visit at="/services">
      <PageLocationProvider location={about}>
        <Tabs label="About the town" tabs={tabs} />
      </PageLocationProvider>
      <Probe />
    </Visit>,
  )
  fireEvent.click(tab('History'))
  expect(screen.getByRole('status').textContent).toBe('/about#history')
})

test('Back returns to the tab before', () => {
  render(
    <Page at="/about">
      <Probe />
    </Page>,
  )
  fireEvent.click(tab('History'))
  fireEvent.click(tab('Municipal Seal'))
  fireEvent.click(screen.getByText('Back'))
  expect(selected()).toEqual(['History'])
  fireEvent.click(screen.getByText('Back'))
  expect(selected()).toEqual(['Town Profile'])
})

test('a click that opens another window is the browser’s', () => {
  render(<Page at="/about" />)
  const handled = !fireEvent.click(tab('History'), { ctrlKey: true })
  expect(handled).toBe(false)
  expect(selected()).toEqual(['Town Profile'])
})

test.each([
  ['ArrowRight', 'Town Profile', 'History'],
  ['ArrowRight', 'Municipal Seal', 'Town Profile'],
  ['ArrowLeft', 'Town Profile', 'Municipal Seal'],
  ['Home', 'Municipal Seal', 'Town Profile'],
  ['End', 'Town Profile', 'Municipal Seal'],
  [' ', 'History', 'History'],
])('%j on %s leads to %s', (key, from, to) => {
  render(<Page at="/about" />)
  fireEvent.click(tab(from))
  tab(from).focus()
  fireEvent.keyDown(tab(from), { key })
  expect(selected()).toEqual([to])
  expect(document.activeElement).toBe(tab(to))
})

test('keys with another one are the browser’s', () => {
  render(<Page at="/about#history" />)
  const history = screen.getByRole('tab', { name: 'History' })
  for (const more of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(fireEvent.keyDown(history, { key: 'ArrowLeft', [more]: true })).toBe(true)
  expect(history.getAttribute('aria-selected')).toBe('true')
})

test('a hash that a panel will hold shows it before its content is there', () => {
  const late = tabs.map((tab) => ({ ...tab, content: null, holds: [`in-${tab.id}`] }))
  render(
    <Visit at="/about#in-seal">
      <Tabs label="About the town" tabs={late} />
    </Visit>,
  )
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Municipal Seal')
})

test('only the selected tab is a stop of the Tab key', () => {
  render(<Page at="/about#history" />)
  expect(screen.getAllByRole('tab').map((it) => it.tabIndex)).toEqual([-1, 0, -1])
})

test('a hash shows its panel', () => {
  render(<Page at="/about#seal" />)
  expect(shown()).toEqual(['seal'])
})

test('a hash inside a panel shows that panel and scrolls there', () => {
  render(
    <Page at="/about">
      <Probe />
    </Page>,
  )
  fireEvent.click(screen.getByText('Menu'))
  expect(shown()).toEqual(['history'])
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('founding')])
})

test('a link from another page to what stands in a panel shows that panel and scrolls there', () => {
  render(
    <Visit at="/services">
      <Pages />
    </Visit>,
  )
  fireEvent.click(screen.getByText('Menu'))
  expect(shown()).toEqual(['history'])
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('founding')])
})

test.each([
  ['a link chose', '/services', () => fireEvent.click(screen.getByText('Menu')), 'history'],
  ['the visitor chose', '/about', () => fireEvent.click(tab('Municipal Seal')), 'seal'],
])(
  'Back to the page has the panel that %s there at once, and scrolls nowhere',
  (_, at, choose, panel) => {
    render(
      <Visit at={at}>
        <Pages />
      </Visit>,
    )
    choose()
    fireEvent.click(screen.getByText('Services'))
    scrollIntoView.mockReset()
    fireEvent.click(screen.getByText('Back'))
    expect(drawn).toHaveBeenLastCalledWith([panel])
    expect(shown()).toEqual([panel])
    expect(scrollIntoView).not.toHaveBeenCalled()
  },
)

test.each(['#top', '#nowhere'])('%s, which no panel holds, changes nothing', (hash) => {
  render(<Page at={`/about${hash}`} />)
  expect(shown()).toEqual(['profile'])
})

test('hydrates a deep link without a mismatch, then follows it', async () => {
  const mismatch = vi.fn()
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(<Page at="/about" />)
  const panel = document.getElementById('history')
  const root = await act(async () =>
    hydrateRoot(box, <Page at="/about#history" />, { onRecoverableError: mismatch }),
  )
  expect(mismatch).not.toHaveBeenCalled()
  expect(document.getElementById('history')).toBe(panel)
  expect(shown()).toEqual(['history'])
  await act(async () => root.unmount())
  box.remove()
})
