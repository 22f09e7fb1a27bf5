import { expect, it } from 'vitest'
import { type ContactRequest, contactLink } from './contact-link.ts'

it.each<ContactRequest>([
  { subject: 'Sayaw & awit' },
  { department: 'mayor', subject: 'Daan #2 + tulay' },
  { department: 'mayor', subject: 'Pulong', date: '2026-12-01', time: 'Umaga' },
])('asks the contact form of the home page for %o', (request) => {
  const { pathname, searchParams, hash } = new URL(contactLink(request), 'https://portal.invalid')
  expect([pathname, Object.fromEntries(searchParams), hash]).toEqual(['/', request, '#contact'])
})

it('leaves out what is not known', () => {
  const request = { department: undefined, subject: 'Pulong', date: '', time: '' }
  expect(contactLink(request)).toBe('/?subject=Pulong#contact')
})
