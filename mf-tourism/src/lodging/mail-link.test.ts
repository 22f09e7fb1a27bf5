import { expect, it } from 'vitest'
import { mailLink } from './mail-link.ts'

it('writes an e-mail that mail programs read without plus signs', () => {
  const link = mailLink('inn@kalinawan.example', 'Room & board', ['Good day!', 'Arrival: '])
  expect(link).not.toContain('+')
  const { pathname, searchParams } = new URL(link)
  expect(pathname).toBe('inn@kalinawan.example')
  expect(searchParams.get('subject')).toBe('Room & board')
  expect(searchParams.get('body')).toBe('Good day!\r\nArrival: ')
})
