// @vitest-environment happy-dom
import { earlyKeyAttribute } from '@portal/shared/document-names'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useAccessKeys } from './access-keys.ts'
import { mainId } from './skip-links.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

/** The page comes alive after Alt+1 was pressed: tells whether the key leads to the main content. */
function leadsToMain(html: string, focused?: string): boolean {
  document.body.innerHTML = `<main id="${mainId}" tabindex="-1"></main>${html}`
  if (focused) document.querySelector<HTMLElement>(focused)?.focus()
  document.documentElement.setAttribute(earlyKeyAttribute, 'Digit1')
  renderHook(useAccessKeys)
  expect(document.documentElement.hasAttribute(earlyKeyAttribute)).toBe(false)
  return document.activeElement?.id === mainId
}

it.each([
  ['that nothing came after', '', undefined, true],
  ['after which somebody went to a button', '<button></button>', 'button', true],
  ['after which somebody went to type', '<input>', 'input', false],
  ['after which somebody went to write', '<textarea></textarea>', 'textarea', false],
  ['after which a dialog was opened', '<dialog open></dialog>', undefined, false],
])('an early key %s', (_, html, focused, expected) => {
  expect(leadsToMain(html, focused)).toBe(expected)
})
