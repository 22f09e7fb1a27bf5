// @vitest-environment happy-dom
import { LanguageProvider, useLanguage } from '@portal/shared/i18n'
import { BrowserRouter, useLocation, useNavigate } from '@portal/shared/router'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Content } from './content.ts'
import { usePageChange } from './use-page-change.ts'

const title = { en: 'Home', fil: 'Tahanan' }
const content: Content = { kind: 'page', Page: () => null, path: '/', section: 'home', title }
const about = { path: '/tourism', section: 'tourism', title: { en: 'Tourism', fil: 'Turismo' } }
const tourism: Content = { kind: 'page', Page: () => null, ...about }
const unavailable: Content = { kind: 'unavailable', ...about }

beforeEach(() => history.replaceState(null, '', '/'))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

function Surroundings({ children }: { children: ReactNode }) {
  return (
    <LanguageProvider initial="en">
      <BrowserRouter>{children}</BrowserRouter>
    </LanguageProvider>
  )
}

function show(initial: Content) {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const hook = renderHook(
    ({ content }) => {
      const location = useLocation()
      return {
        message: usePageChange({ content, location, arrival: 'followed' }),
        setLanguage: useLanguage().setLanguage,
        navigate: useNavigate(),
      }
    },
    { wrapper: Surroundings, initialProps: { content: initial } },
  )
  const heading = document.createElement('h1')
  heading.tabIndex = -1
  const main = document.createElement('main')
  main.append(heading)
  document.body.append(main)
  return { ...hook, heading, scrollTo }
}

test('another page is announced, and begins at its top with the focus on its heading', async () => {
  const { result, rerender, heading, scrollTo } = show(content)
  await act(async () => result.current.navigate('/tourism'))
  expect(document.activeElement).toBe(document.body)
  rerender({ content: tourism })
  expect(result.current.message).toBe('Tourism')
  expect(document.title).toContain('Tourism')
  expect(document.activeElement).toBe(heading)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})

test('another page begins at its top too where the place that its address names is not there', async () => {
  const { result, rerender, heading, scrollTo } = show(content)
  await act(async () => result.current.navigate('/tourism#closed'))
  rerender({ content: tourism })
  expect(document.activeElement).toBe(heading)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})

test('a place is looked for on the page, not on what says that there is none', async () => {
  const { result, rerender, heading } = show(content)
  await act(async () => result.current.navigate('/tourism#fiestas'))
  await act(async () => rerender({ content: unavailable }))
  expect(document.activeElement).toBe(heading)
  const place = document.createElement('section')
  place.id = 'fiestas'
  const scrollIntoView = vi.spyOn(place, 'scrollIntoView').mockReturnValue()
  document.body.append(place)
  await act(async () => rerender({ content: tourism }))
  expect(document.activeElement).toBe(place)
  expect(scrollIntoView).toHaveBeenCalledOnce()
})

test('a page to which the visitor goes back does not begin at its top', async () => {
  const { rerender, heading, scrollTo } = show(content)
  rerender({ content: tourism })
  expect(document.activeElement).toBe(heading)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('a change of language is no other page', async () => {
  const { result, scrollTo } = show(content)
  await act(async () => result.current.navigate('/?from=menu'))
  await act(async () => result.current.setLanguage('fil'))
  expect(document.title).toContain('Tahanan')
  expect(result.current.message).toBe('')
  expect(document.activeElement).toBe(document.body)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('what was announced is over with its language', async () => {
  const { result, rerender } = show(content)
  rerender({ content: tourism })
  expect(result.current.message).toBe('Tourism')
  await act(async () => result.current.setLanguage('fil'))
  expect(result.current.message).toBe('')
})

test('a page that is about to be left stays where it is, whatever place its address names', async () => {
  const location = { pathname: '/', search: '', hash: '#news', state: null, key: 'shown' }
  const place = document.createElement('section')
  place.id = 'news'
  document.body.append(place)
  const { result } = renderHook(
    () => {
      usePageChange({ content, location, arrival: 'opened' })
      return useNavigate()
    },
    { wrapper: Surroundings },
  )
  await act(async () => result.current('/tourism'))
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['#news', 'news'],
  ['#pe%C3%B1aflor', 'peñaflor'],
  ['#50%25', '50%'],
  ['#50%', '50%'],
  ['#%ff', '%ff'],
])('the link %s leads to the place %s', async (hash, id) => {
  const { result } = renderHook(
    () => {
      usePageChange({ content, location: useLocation(), arrival: 'followed' })
      return useNavigate()
    },
    { wrapper: Surroundings },
  )
  const place = document.createElement('section')
  place.id = id
  document.body.append(place)
  await act(async () => result.current(`/${hash}`))
  expect(document.activeElement).toBe(place)
})
