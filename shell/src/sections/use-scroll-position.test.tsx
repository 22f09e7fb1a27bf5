// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Content } from './content.ts'
import { useScrollPosition } from './use-scroll-position.ts'
import type { ShownContent } from './use-shown-content.ts'

const title = { en: 'Home', fil: 'Tahanan' }
const page = (path: string): Content => ({
  kind: 'page',
  Page: () => null,
  path,
  section: 'home',
  title,
})
const [home, about] = [page('/'), page('/about')]

/** What is shown at an address; entries of the history that the browser makes have one key. */
function at(content: Content, hash: string, arrival: ShownContent['arrival']): ShownContent {
  const location = { pathname: content.path, search: '', hash, state: null, key: 'default' }
  return { content, location, arrival }
}

let scrollTo: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  history.replaceState(null, '')
  scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function show(initial: ShownContent) {
  const { rerender } = renderHook((shown) => useScrollPosition(shown, false), {
    initialProps: initial,
  })
  /** Scrolls as a visitor does. */
  const scroll = (to: number) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(to)
    dispatchEvent(new Event('scroll'))
  }
  return { rerender, scroll }
}

it('shows a page to which the visitor goes back where it was left', () => {
  const { rerender, scroll } = show(at(about, '', 'opened'))
  scroll(700)
  rerender(at(home, '', 'followed'))
  expect(scrollTo).not.toHaveBeenCalled()
  rerender(at(about, '', 'returned'))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 700)
})

it('knows where the browser itself has put a document that was opened', () => {
  vi.useFakeTimers()
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(3000)
  const { rerender } = show(at(about, '#seal', 'opened'))
  vi.advanceTimersByTime(100)
  rerender(at(home, '', 'followed'))
  rerender(at(about, '#seal', 'returned'))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 3000)
})

it('leaves it to the browser to go to a place of a page that was come back to', () => {
  const { rerender, scroll } = show(at(about, '#seal', 'opened'))
  scroll(700)
  rerender(at(home, '', 'followed'))
  const back = at(about, '', 'returned')
  rerender(back)
  rerender({ ...back, location: { ...back.location, hash: '#seal' } })
  expect(scrollTo).not.toHaveBeenCalled()
})

it('leaves the page where it was when a tab is come back to, and goes to new places', () => {
  vi.useFakeTimers()
  const { scroll } = show(at(about, '#seal', 'opened'))
  scroll(700)
  vi.advanceTimersByTime(100)
  scroll(1070)
  dispatchEvent(new Event('hashchange'))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 700)

  history.pushState(null, '')
  dispatchEvent(new Event('hashchange'))
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

it('shows a document that is opened again where it was read, unless the visitor has scrolled on', () => {
  vi.useFakeTimers()
  const { scroll } = show(at(home, '', 'opened'))
  const contact = Object.assign(document.createElement('section'), { id: 'contact' })
  document.body.append(contact)
  document.elementFromPoint = () => contact
  const top = vi.spyOn(contact, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 120))
  scroll(700)
  vi.advanceTimersByTime(100)
  cleanup()

  // The browser scrolls as far, give or take a line, but what stands above has become shorter.
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(681)
  top.mockReturnValue(new DOMRect(0, -50))
  show(at(home, '', 'opened'))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 511)
  cleanup()

  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900)
  show(at(home, '', 'opened'))
  expect(scrollTo).toHaveBeenCalledTimes(1)
  contact.remove()
})
