// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LanguageProvider, useCopy, useLanguage } from './language-provider.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('outside its provider the hook says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(() => useLanguage())).toThrow(
    'useLanguage must be used within LanguageProvider',
  )
})

test('toggling changes the copy, the page and what is kept', () => {
  const copy = { en: { hello: 'Good day' }, fil: { hello: 'Magandang araw' } } as const
  function Greeting() {
    const { toggleLanguage } = useLanguage()
    return (
      <button type="button" onClick={toggleLanguage}>
        {useCopy(copy).hello}
      </button>
    )
  }
  render(
    <LanguageProvider>
      <Greeting />
    </LanguageProvider>,
  )
  act(() => screen.getByRole('button', { name: 'Good day' }).click())
  expect(screen.getByRole('button', { name: 'Magandang araw' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('fil-PH')
  expect(localStorage.getItem('language')).toBe('fil')
  expect(document.cookie).toContain('language=fil')
  act(() => screen.getByRole('button').click())
  expect(document.documentElement.lang).toBe('en-PH')
  expect(localStorage.getItem('language')).toBe('en')
})

test('a browser that forbids storage still switches', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  const { result } = renderHook(() => useLanguage(), { wrapper: LanguageProvider })
  expect(result.current.otherLanguage).toBe('fil')
  act(() => result.current.setLanguage('fil'))
  expect(result.current.language).toBe('fil')
  expect(result.current.otherLanguage).toBe('en')
  vi.restoreAllMocks()
})

test('a dictionary key is looked up in the current language, an unknown one yields itself', () => {
  const { result } = renderHook(() => useLanguage(), { wrapper: LanguageProvider })
  expect(result.current.t('nav.governance')).toBe('Governance')
  act(() => result.current.setLanguage('fil'))
  expect(result.current.t('nav.governance')).toBe('Pamamahala')
  expect(result.current.t('nav.nowhere')).toBe('nav.nowhere')
  expect(result.current.t('toString')).toBe('toString')
})
