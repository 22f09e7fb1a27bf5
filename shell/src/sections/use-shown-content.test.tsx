// @vitest-environment happy-dom
import { LanguageProvider, useLanguage } from '@portal/shared/i18n'
import { BrowserRouter, useNavigate } from '@portal/shared/router'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Content, ContentLoader } from './content.ts'
import { useShownContent } from './use-shown-content.ts'

const about = { path: '/', section: 'home', title: { en: 'Home', fil: 'Tahanan' } }
const page = (): Content => ({ kind: 'page', Page: () => null, ...about })
const next = { ...page(), path: '/tourism' }
const text: Content = { kind: 'composed', html: '', lang: 'en-PH', ...about }

function Surroundings({ children }: { children: ReactNode }) {
  return (
    <BrowserRouter>
      <LanguageProvider>{children}</LanguageProvider>
    </BrowserRouter>
  )
}

function show(initial: Content, parts: Partial<ContentLoader>) {
  const loader = { ready: () => null, ...parts } as ContentLoader
  const hook = renderHook(
    () => ({
      ...useShownContent(loader, initial),
      follow: useNavigate(),
      setLanguage: useLanguage().setLanguage,
    }),
    { wrapper: Surroundings },
  )
  return { ...hook, content: () => hook.result.current.shown.content }
}

beforeEach(() => history.replaceState(null, '', '/'))

test('a page that failed and is asked for again stays, whatever stood in for it comes later', async () => {
  const again = page()
  let answer = (_: Content) => {}
  const { result, content } = show(page(), {
    load: async () => again,
    failed: () => new Promise((resolve) => (answer = resolve)),
  })
  act(() => result.current.fail())
  expect(content()).toMatchObject({ kind: 'unavailable', unexpected: true })
  await act(async () => result.current.retry())
  expect(content()).toBe(again)
  await act(async () => answer(text))
  expect(content()).toBe(again)
})

test('a page that failed gives way to its text', async () => {
  const { result, content } = show(page(), { failed: async () => text })
  await act(async () => result.current.fail())
  expect(content()).toBe(text)
})

test('a page that is followed while another is asked for again comes as any other', async () => {
  const load = vi.fn((path: string) =>
    path === next.path ? Promise.resolve(next) : new Promise<Content>(() => {}),
  )
  const { result } = show(text, { load })
  act(() => result.current.retry())
  expect(load).toHaveBeenLastCalledWith('/', { fromTop: false, pressed: true })
  await act(async () => result.current.follow(next.path))
  expect(load).toHaveBeenLastCalledWith(next.path, { fromTop: true, pressed: false })
  expect(result.current.shown).toMatchObject({ content: next, arrival: 'followed' })
  expect(result.current.pending).toBe(false)
})

test('a page at hand is not asked for since the one before was', async () => {
  const load = vi.fn(() => new Promise<Content>(() => {}))
  const { result } = show(text, { load, ready: () => next })
  act(() => result.current.retry())
  await act(async () => result.current.follow(next.path))
  expect(load).toHaveBeenCalledTimes(1)
  expect(result.current.shown).toMatchObject({ content: next, arrival: 'followed' })
  expect(result.current.pending).toBe(false)
})

test('a page that arrives late waits until nobody writes in its plain text', async () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="page"><input><select></select></div><input>'
  const [first, second, outside] = document.querySelectorAll<HTMLElement>('input, select')
  const later = page()
  first?.focus()
  const { content } = show({ ...text, later: Promise.resolve(later) }, {})
  const settled = () => act(() => vi.runAllTimersAsync())
  await settled()
  expect(content().kind).toBe('composed')
  second?.focus()
  await settled()
  expect(content().kind).toBe('composed')
  outside?.focus()
  await settled()
  expect(content()).toBe(later)
  vi.useRealTimers()
})

test('a plain text is asked for again in another language, and once where that is not to be had', async () => {
  const load = vi.fn(async () => ({ ...text }))
  const { result } = show(text, { load })
  expect(load).not.toHaveBeenCalled()
  await act(async () => result.current.setLanguage('fil'))
  expect(load).toHaveBeenCalledOnce()
  expect(load).toHaveBeenCalledWith('/', { fromTop: false, pressed: true })
  await act(async () => result.current.setLanguage('en'))
  expect(load).toHaveBeenCalledOnce()
})
