// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

afterEach(() => document.body.replaceChildren())

it('reads what the document carries', () => {
  document.body.innerHTML =
    '<script type="application/json" id="portal-settings">{"supabaseUrl":"","supabaseAnonKey":"key"}</script>'
  expect(readSettings()).toEqual({ supabaseUrl: '', supabaseAnonKey: 'key' })
})

it('says what is missing', () => {
  expect(readSettings).toThrow('portal-settings')
})
