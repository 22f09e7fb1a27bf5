// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Profiler, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  BrowserRouter,
  Link,
  LinksFollowed,
  NavLink,
  PageLocationProvider,
  useLocation,
} from './index.ts'

function Address() {
  return <output>{useLocation().pathname}</output>
}

function open(address: string, content: ReactNode, isPending = false) {
  history.replaceState(null, '', address)
  render(
    <BrowserRouter useTransitions={false}>
      <LinksFollowed isPending={isPending}>{content}</LinksFollowed>
      <Address />
    </BrowserRouter>,
  )
}

afterEach(cleanup)

describe('Link', () => {
  it('changes the address, and says that the document need not be loaded', () => {
    open('/', <Link to="/services?kind=permit#list">Permits</Link>)
    const link = screen.getByRole('link', { name: 'Permits' })
    expect(link.getAttribute('href')).toBe('/services?kind=permit#list')
    expect(fireEvent.click(link)).toBe(false)
    expect(screen.getByRole('status').textContent).toBe('/services')
    expect(location.search + location.hash).toBe('?kind=permit#list')
  })

  it('is not rendered anew when the address changes', () => {
    const rendered = vi.fn()
    open(
      '/',
      <Profiler id="link" onRender={rendered}>
        <Link to="/about">About</Link>
      </Profiler>,
    )
    fireEvent.click(screen.getByRole('link'))
    expect(screen.getByRole('status').textContent).toBe('/about')
    expect(rendered).toHaveBeenCalledOnce()
  })

  it('does not fill the history with the page that is shown', () => {
    open('/about', <Link to="/about">About</Link>)
    const before = history.length
    fireEvent.click(screen.getByRole('link'))
    expect(history.length).toBe(before)
  })

  it('begins anew with the page that is shown, and only with that', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
    open(
      '/about#seal',
      <main>
        <h1 tabIndex={-1}>About</h1>
        <Link to="/about">Top</Link>
        <Link to="/about#history">History</Link>
        <Link to="/services">Services</Link>
      </main>,
    )
    const click = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
    click('History')
    expect(scrollTo).not.toHaveBeenCalled()
    click('Top')
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
    expect(document.activeElement).toBe(screen.getByRole('heading'))
    expect(location.hash).toBe('')
    click('Services')
    expect(scrollTo).toHaveBeenCalledOnce()
  })

  it.each(['/tourism', '/tourism/'])(
    'knows the page that is shown by the address %s',
    (address) => {
      const scrollTo = vi.spyOn(window, 'scrollTo').mockReset().mockReturnValue()
      open(address, <Link to="/tourism">Tourism</Link>)
      const before = history.length
      fireEvent.click(screen.getByRole('link'))
      expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
      expect(history.length).toBe(before)
    },
  )

  it('leaves the page that is shown as it is while the one that it leads to is on its way', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReset().mockReturnValue()
    open('/about', <Link to="/about">About</Link>, true)
    fireEvent.click(screen.getByRole('link'))
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('stays on its page with an anchor alone', () => {
    open('/tourism/what-to-do', <Link to="#caves">Caves</Link>)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/tourism/what-to-do#caves')
  })

  it.each([
    ['with a key held, as for another tab', { ctrlKey: true }, undefined],
    ['with the middle button', { button: 1 }, undefined],
    ['where it opens elsewhere', {}, '_blank'],
  ])('leaves a click to the browser %s', (_, click, target) => {
    open(
      '/',
      <Link to="/about" {...(target && { target })} onClick={() => {}}>
        About
      </Link>,
    )
    // A document cannot be loaded here.
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(screen.getByRole('link'), click)
    expect(screen.getByRole('status').textContent).toBe('/')
  })

  it('lets whoever places it stop it', () => {
    open(
      '/',
      <Link to="/about" onClick={(event) => event.preventDefault()}>
        About
      </Link>,
    )
    fireEvent.click(screen.getByRole('link'))
    expect(screen.getByRole('status').textContent).toBe('/')
  })
})

describe('NavLink', () => {
  it.each([
    ['/tourism', false, 'page'],
    ['/tourism/', true, 'page'],
    ['/tourism/what-to-do', false, 'true'],
    ['/tourism/what-to-do', true, null],
    ['/tourists', false, null],
  ])('at %s, only at its end: %s, aria-current is %s', (address, end, expected) => {
    open(
      address,
      <NavLink to="/tourism" end={end}>
        Tourism
      </NavLink>,
    )
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe(expected)
  })
})

describe('useLocation', () => {
  it('tells a page the address that it is shown for, though the browser is a step ahead', () => {
    const shown = { pathname: '/about', search: '', hash: '', state: null, key: 'shown' }
    open(
      '/services',
      <PageLocationProvider location={shown}>
        <Address />
      </PageLocationProvider>,
    )
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      '/about',
      '/services',
    ])
  })
})
