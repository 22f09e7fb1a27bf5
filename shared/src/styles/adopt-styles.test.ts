import { afterEach, expect, it, vi } from 'vitest'
import { adoptStyles } from './adopt-styles.ts'

afterEach(() => vi.unstubAllGlobals())

const rule = '@layer components {p { color: red }}'

it('adds a constructed sheet to those that are there', () => {
  const replaceSync = vi.fn()
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = replaceSync
    },
  )
  vi.stubGlobal('Document', { prototype: { adoptedStyleSheets: [] } })
  vi.stubGlobal('document', { adoptedStyleSheets: ['of notices'] })
  adoptStyles('p { color: red }')
  expect(replaceSync).toHaveBeenCalledWith(rule)
  expect(document.adoptedStyleSheets).toEqual(['of notices', { replaceSync }])
})

it('adds to the own sheet of the document where the browser constructs none', () => {
  const insertRule = vi.fn()
  vi.stubGlobal('Document', { prototype: {} })
  vi.stubGlobal('document', {
    querySelector: () => ({ sheet: { cssRules: { length: 3 }, insertRule } }),
  })
  adoptStyles('p { color: red }')
  expect(insertRule).toHaveBeenCalledExactlyOnceWith(rule, 3)
})
