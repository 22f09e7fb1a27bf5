// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useState,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { afterEach, expect, it, vi } from 'vitest'
import { standstillId } from '../section/document-names.ts'
import { forgetAnsweredTaps } from './early-taps.ts'
import { FirstScreenFirst, lateClasses, lateParts } from './late-parts.tsx'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Address = createContext('/')

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      pressed {count} at {useContext(Address)}
    </button>
  )
}

const partOf = (load: () => Promise<{ default: ComponentType }>) => {
  const { components, ...late } = lateParts('http://localhost/page.js', { Part: load })
  return { Part: components.Part, ...late }
}

/** A late part whose code arrives when the test says so. */
function delayed() {
  let arrive = () => {}
  const code = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = () => resolve({ default: Counter })
  })
  return { ...partOf(() => code), arrive: () => arrive() }
}

/** As the boot script hears it. */
function tap(button: HTMLElement) {
  if (button.closest('[data-late]')) button.setAttribute('data-tapped', '')
  button.click()
}

let go = (_address: string) => {}

function Router({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState('/')
  go = setAddress
  return <Address.Provider value={address}>{children}</Address.Provider>
}

/** The composed document, and the page that hydrates it with the same part still on its way. */
async function composed({ Part }: { Part: ComponentType }) {
  const finished = partOf(async () => ({ default: Counter }))
  const { prelude } = await prerender(<finished.Part />)
  document.body.innerHTML = `<div id="root">${await new Response(prelude).text()}</div>`
  const root = document.getElementById('root') as HTMLElement
  forgetAnsweredTaps(root)
  const page = (
    <Router>
      <Part />
    </Router>
  )
  await act(async () => hydrateRoot(root, page))
  return { region: root.firstElementChild as HTMLElement, button: screen.getByRole('button') }
}

it('leaves the composed markup as it is until its code arrives', async () => {
  const { Part, arrive } = delayed()
  const { region, button } = await composed({ Part })
  expect(region.hasAttribute('data-late')).toBe(true)
  expect(button.textContent).toBe('pressed 0 at /')
  await act(async () => arrive())
  expect(screen.getByRole('button')).toBe(button)
  expect(region.hasAttribute('data-late')).toBe(false)
})

it('keeps the composed markup where the address changes meanwhile, until its code arrives', async () => {
  document.documentElement.lang = 'en-PH'
  const { Part, arrive } = delayed()
  const { region, button } = await composed({ Part })
  await act(async () => go('/#mayor'))
  expect(screen.getByRole('button')).toBe(button)
  expect(button.closest<HTMLElement>('[lang]')?.lang).toBe('en-PH')
  await act(async () => arrive())
  expect(screen.getByRole('button').textContent).toBe('pressed 0 at /#mayor')
  expect(region.hasAttribute('data-late')).toBe(false)
})

it('repeats a tap that came before', async () => {
  const { Part, arrive } = delayed()
  const { button } = await composed({ Part })
  tap(button)
  await act(async () => arrive())
  expect(button.textContent).toBe('pressed 1 at /')
  expect(button.hasAttribute('data-tapped')).toBe(false)
})

it('does not repeat a tap that it answers because its code has just arrived', async () => {
  const { Part, arrive } = delayed()
  const { region, button } = await composed({ Part })
  await act(async () => {
    arrive()
    await new Promise((resolve) => setTimeout(resolve))
    expect(region.hasAttribute('data-late')).toBe(true)
    tap(button)
  })
  expect(region.hasAttribute('data-late')).toBe(false)
  expect(button.textContent).toBe('pressed 1 at /')
})

it('repeats a tap on the composed markup that was put back', async () => {
  const { Part, arrive } = delayed()
  const { button } = await composed({ Part })
  await act(async () => go('/#mayor'))
  button.textContent = 'pressed 0 at /#mayor'
  tap(button)
  await act(async () => arrive())
  expect(screen.getByRole('button').textContent).toBe('pressed 1 at /#mayor')
})

it('repeats a tap on its text, where that stood in for it', async () => {
  const { Part, arrive } = delayed()
  const page = (
    <FirstScreenFirst value={true}>
      <Part />
    </FirstScreenFirst>
  )
  const { container } = render(page)
  forgetAnsweredTaps(container)
  await act(async () => {})
  const room = document.querySelector(`.${lateClasses.room}`)
  room?.append(Object.assign(document.createElement('button'), { textContent: 'pressed 0 at /' }))
  tap(screen.getByRole('button'))
  await act(async () => arrive())
  expect(screen.getByRole('button').textContent).toBe('pressed 1 at /')
})

it('leaves no timer behind, for which the process that composes would wait', async () => {
  vi.useFakeTimers()
  const { Part, arrive } = delayed()
  render(<Part />)
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  await act(async () => arrive())
  expect(screen.getByRole('button').textContent).toBe('pressed 0 at /')
  expect(vi.getTimerCount()).toBe(0)
})

const noLine = () => Promise.reject(new Error('no line'))

it('tells once which part failed, and why, however often it is asked for', async () => {
  vi.useFakeTimers()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const broken = new TypeError('part is not a function')
  const load = vi.fn(async () => ({ default: Counter }))
  load.mockRejectedValueOnce(broken).mockRejectedValueOnce(broken).mockRejectedValueOnce(broken)
  const { Broken } = lateParts(null, { Broken: load }).components
  render(<Broken />)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(load).toHaveBeenCalledTimes(4)
  expect(warn).toHaveBeenCalledExactlyOnceWith('Broken could not be loaded:', broken)
  warn.mockRestore()
})

/** A part whose code fails the first time, and comes when its page is asked anew; time stands still. */
function comesLater(name: string, fails: () => Promise<never> = noLine) {
  vi.useFakeTimers()
  vi.stubGlobal(
    'latePartsOfPage',
    partOf(async () => ({ default: Counter })),
  )
  // Each name is a module of its own.
  const page = `data:text/javascript,export const late = globalThis.latePartsOfPage // ${name}`
  return lateParts(page, { Part: fails }).components.Part
}

it.each([
  ['could not be had', 1000, noLine],
  ['hangs', 11_000, () => new Promise<never>(() => {})],
] as const)('asks the page anew for code that %s', async (_, pause, fails) => {
  const Part = comesLater(String(pause), fails)
  render(<Part />)
  await act(() => vi.advanceTimersByTimeAsync(pause - 100))
  expect(screen.queryByRole('button')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByRole('button').textContent).toBe('pressed 0 at /')
})

it('has the page say while its code cannot be had that something does not work', async () => {
  const Part = comesLater('told')
  document.body.innerHTML = `<p id="${standstillId}" hidden>Not yet</p>`
  const line = document.getElementById(standstillId)
  render(<Part />)
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(line?.hidden).toBe(true)
  // What is asked for anew is a module of its own, which takes more than a moment.
  act(() => vi.advanceTimersByTime(200))
  expect(line?.hidden).toBe(false)
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByRole('button').textContent).toBe('pressed 0 at /')
  expect(line?.hidden).toBe(true)
})

it('has the page say so until the last part that stands still has come', async () => {
  vi.useFakeTimers()
  document.body.innerHTML = `<p id="${standstillId}" hidden>Not yet</p>`
  const line = document.getElementById(standstillId)
  const arrivals: (() => void)[] = []
  const hangs = () =>
    new Promise<{ default: typeof Counter }>((resolve) =>
      arrivals.push(() => resolve({ default: Counter })),
    )
  const { One, Other, Third } = lateParts(null, {
    One: hangs,
    Other: hangs,
    Third: async () => ({ default: Counter }),
  }).components
  const { rerender } = render([<One key={1} />, <Other key={2} />])
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  expect(line?.hidden).toBe(false)
  rerender([<One key={1} />, <Other key={2} />, <Third key={3} />])
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(line?.hidden).toBe(false)
  await act(async () => arrivals[0]?.())
  expect(line?.hidden).toBe(false)
  await act(async () => arrivals[1]?.())
  expect(line?.hidden).toBe(true)
})

it('asks for its code at once when the network is back', async () => {
  const Part = comesLater('back')
  render(<Part />)
  await act(() => vi.advanceTimersByTimeAsync(100))
  act(() => void dispatchEvent(new Event('online')))
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByRole('button').textContent).toBe('pressed 0 at /')
})

it('is there at once where its code was loaded before', async () => {
  const { Part, load } = partOf(async () => ({ default: Counter }))
  await load()
  render(<Part />)
  expect(screen.getByRole('button').textContent).toBe('pressed 0 at /')
})

it('has a room kept for it while it is on its way to a page that was followed', async () => {
  const { Part, arrive } = delayed()
  const { container } = render(
    <FirstScreenFirst value={true}>
      <Part />
    </FirstScreenFirst>,
  )
  await act(async () => {})
  expect(container.querySelector('[aria-busy]')).not.toBeNull()
  await act(async () => arrive())
  expect(container.querySelector('[aria-busy]')).toBeNull()
  expect(screen.getByRole('button').textContent).toBe('pressed 0 at /')
})

it('lets the first screen be drawn first where that is wanted', async () => {
  const { Part, load } = partOf(async () => ({ default: Counter }))
  await load()
  const drawn: boolean[] = []
  const Watch = () => {
    useLayoutEffect(() => {
      drawn.push(screen.queryByRole('button') !== null)
    })
    return null
  }
  const page = (first: boolean) => (
    <FirstScreenFirst value={first}>
      <Part />
      <Watch />
    </FirstScreenFirst>
  )
  render(page(true))
  expect(drawn).toEqual([false])
  expect(await screen.findByRole('button')).toBeDefined()

  cleanup()
  render(page(false))
  expect(drawn.at(-1)).toBe(true)
})
