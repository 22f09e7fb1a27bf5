import { afterEach, expect, it, vi } from 'vitest'
import { languageCookie } from '../../shared/src/i18n/language.ts'
import { inlineScripts } from './inline-scripts.ts'

const { language } = await inlineScripts()

afterEach(() => vi.unstubAllGlobals())

it('keeps the language in the same cookie as the page and the server', () => {
  const classList = { add: () => {} }
  const document = { documentElement: { lang: 'en-PH', classList }, cookie: '' }
  const replace = vi.fn()
  vi.stubGlobal('document', document)
  vi.stubGlobal('localStorage', { getItem: () => 'fil' })
  vi.stubGlobal('location', { toString: () => 'https://portal.example/forms', replace })
  new Function(language)()
  expect(document.cookie).toBe(languageCookie('fil'))
  expect(String(replace.mock.calls[0])).toBe('https://portal.example/forms?lang=fil')
})
