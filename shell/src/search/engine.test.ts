import { expect, test } from 'vitest'
import { createEngine } from './engine.ts'

const find = createEngine([
  { to: '/services', title: 'Mga Serbisyo', text: 'Mga kailangan at hakbang.' },
  {
    to: '/services#business',
    kind: 'service',
    title: 'Negosyo',
    text: 'Sa munisipyo ang bayaran.\nPara sa pagpapermiso ng tindahan. Bukas araw-araw.',
  },
  { to: '/heads#treasurer', kind: 'office', title: 'Treasurer', text: 'Issues the cedula' },
  { to: '/forms/a.pdf', kind: 'form', title: 'Aplikasyon', text: 'Mag-renew taon-taon' },
  { to: '/?place=market#map', kind: 'place', title: 'Palengke', text: 'Gulay at isda' },
])

const first = (question: string) => find(question)[0]?.to

test.each([
  ['permiso', '/services#business'],
  ['magpapermiso', '/services#business'],
  ['saan ang bayad?', '/services#business'],
  ['sedula', '/heads#treasurer'],
  ['paano kumuha ng SEDULA', '/heads#treasurer'],
  ['nagrerenew', '/forms/a.pdf'],
  ['mag-renew', '/forms/a.pdf'],
  ['public market', '/?place=market#map'],
  ['palenke', '/?place=market#map'],
  ['pale', '/?place=market#map'],
])('%s finds %s', (question, to) => {
  expect(first(question)).toBe(to)
})

test('a result says what it is, where, and which sentence matches', () => {
  expect(find('permiso')[0]).toEqual({
    to: '/services#business',
    kind: 'service',
    title: 'Negosyo',
    page: 'Mga Serbisyo',
    passage: ['Para sa ', 'pagpapermiso', ' ng tindahan.'],
  })
})

test('small words alone are searched for, and what is nowhere is not found', () => {
  expect(first('para sa')).toBe('/services#business')
  expect(find('zzzz')).toEqual([])
  expect(find('?!')).toEqual([])
})

test('two results that a visitor could not tell apart are one', () => {
  const twin = { kind: 'service', title: 'Negosyo', text: 'Ang permiso.' } as const
  const findTwins = createEngine([
    { to: '/services', title: 'Mga Serbisyo', text: '' },
    { ...twin, to: '/services#business' },
    { ...twin, to: '/services#charter-business' },
    { ...twin, to: '/services#fee', text: 'Ang bayad sa permiso.' },
  ])
  expect(findTwins('permiso').map(({ to }) => to)).toEqual(['/services#business', '/services#fee'])
})
