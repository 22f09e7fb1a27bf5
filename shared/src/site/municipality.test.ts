import { expect, test } from 'vitest'
import { telHref } from './municipality.ts'

test('a number with an area code is dialed from a phone of another country too, a short one as it is', () => {
  expect(telHref('(088) 000-0100')).toBe('tel:+63880000100')
  expect(telHref('911')).toBe('tel:911')
  expect(telHref('+63 917 000 0000')).toBe('tel:+639170000000')
})
