import { expect, test } from 'vitest'
import { createEngine } from './engine.ts'

const find = await createEngine([
  { to: '/services', title: 'Mga Serbisyo', text: 'Mga kailangan at hakbang.' },
  {
    to: '/services#business',
    kind: 'service',
    title: 'Negosyo',
    text: 'Sa munisipyo ang bayaran.\nPara sa pagpapermiso ng tindahan. Bukas araw-araw.',
  },
  { to: '/heads#treasurer', kind: 'office', title: 'Treasurer', text: 'Issues the cedula' },
  { to: '/forms/a.pdf', kind: 'form', title: 'Aplikasyon', text: 'Mag-renew taon-taon' },
  { to: '/#map', title: 'Discover the Landscape', text: 'Every place, on a map and as a list' },
  { to: '/privacy-policy#map', title: 'Street map', text: 'The map comes from another server' },
  { to: '/tourism#directions', title: 'Paano pumunta', text: 'Tatlo ang daan' },
  { to: '/?place=market#map', kind: 'place', title: 'Palengke', text: 'Gulay at isda' },
])

const first = (query: string) => find(query)[0]?.to

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
  ['map', '/#map'],
  ['Mapa', '/#map'],
  ['street map', '/privacy-policy#map'],
  ['How to get there?', '/tourism#directions'],
])('%s finds %s', (query, to) => {
  expect(first(query)).toBe(to)
})

test('a result says what it is, where, and which sentence matches', () => {
  expect(find('permiso')[0]).toEqual({
    to: '/services#business',
    kind: 'service',
    title: 'Negosyo',
    page: 'Mga Serbisyo',
    snippet: ['Para sa ', 'pagpapermiso', ' ng tindahan.'],
  })
})

test('stop words alone are searched for, and what is nowhere is not found', () => {
  expect(first('para sa')).toBe('/services#business')
  expect(find('zzzz')).toEqual([])
  expect(find('?!')).toEqual([])
})

test('the page that has just this name comes before all that speaks of it', async () => {
  const findPage = await createEngine([
    {
      to: '/books#contract',
      kind: 'service',
      title: 'Contract',
      text: 'Each contract. A contract.',
    },
    { to: '/contract', title: 'The Contracts', text: 'What the town agreed to.' },
    { to: '/contract.pdf', kind: 'document', title: 'Contract', text: 'Contract' },
    { to: '/tour', title: 'Tour', text: 'Contract' },
  ])
  expect(findPage('contract')[0]?.to).toBe('/contract')
  expect(findPage('contract each')[0]?.to).toBe('/books#contract')
})

test('a reference finds what has it, the whole of it, and nothing else', async () => {
  const findProject = await createEngine([
    { to: '/bids#road', title: 'Road', text: 'Reference KLN-2026-I-021' },
    { to: '/bids#hall', title: 'Hall', text: 'Reference KLN-2026-I-022' },
    { to: '/bids#lights', title: 'Lights', text: 'Reference KLN-2025-G-021' },
  ])
  const found = (query: string) => findProject(query).map(({ title }) => title)
  expect(found('kln-2026-I-021')).toEqual(['Road'])
  expect(found('the road of KLN-2026-I-022')).toEqual(['Hall'])
  expect(found('2026-I-021')).toEqual(['Road'])
  expect(found('KLN-2026-I-02')).toEqual(['Road', 'Hall'])
  expect(found('KLN-2026-I-099')).toEqual([])
  expect(found('021')).toEqual(['Road', 'Lights'])
  expect(findProject('KLN-2026-I-021')[0]?.snippet).toEqual(['Reference ', 'KLN-2026-I-021', ''])
})

test('a telephone number and a date are found by what they have, and empty no list', async () => {
  const findNumber = await createEngine([
    { to: '/heads#disaster', title: 'Disaster', text: 'Phone: (088) 000-0103' },
    { to: '/heads#health', title: 'Health', text: 'Phone: (088) 000-0102' },
    { to: '/bids#road', title: 'Road', text: 'Opened on November 26, 2026' },
  ])
  expect(findNumber('088-000-0103')[0]?.title).toBe('Disaster')
  expect(findNumber('2026-11-26')[0]?.title).toBe('Road')
})

test('a word of letters and figures is one word', async () => {
  const findProgram = await createEngine([
    { to: '/agenda', title: 'Agenda', text: 'The 4K of the town' },
    { to: '/profile', title: 'Profile', text: 'No. 4, 40 km, PS' },
  ])
  expect(findProgram('4K').map(({ title }) => title)).toEqual(['Agenda'])
  expect(findProgram('4Ps')).toEqual([])
})

test('what begins like the root of a word is another word', async () => {
  const findRoot = await createEngine([
    { to: '/#map', title: 'Spring', text: 'Libre' },
    { to: '/services', title: 'Help', text: 'Pampalibing' },
  ])
  expect(findRoot('libing').map(({ title }) => title)).toEqual(['Help'])
  expect(findRoot('lib').map(({ title }) => title)).toContain('Spring')
})

test('a typing error is forgiven, another word is not taken for one', async () => {
  const findWord = await createEngine([
    { to: '/about#history', title: 'History', text: 'Not without a webhook' },
    { to: '/about#seal', title: 'Seal', text: 'Nobody leaves without an answer' },
  ])
  expect(findWord('histroy').map(({ title }) => title)).toEqual(['History'])
  expect(findWord('webhook').map(({ title }) => title)).toEqual(['History'])
})

test('two results that a visitor could not tell apart are one', async () => {
  const twin = { kind: 'service', title: 'Negosyo', text: 'Ang permiso.' } as const
  const findTwins = await createEngine([
    { to: '/services', title: 'Mga Serbisyo', text: '' },
    { ...twin, to: '/services#business' },
    { ...twin, to: '/services#charter-business' },
    { ...twin, to: '/services#fee', text: 'Ang bayad sa permiso.' },
  ])
  expect(findTwins('permiso').map(({ to }) => to)).toEqual(['/services#business', '/services#fee'])
})

test('two files are two results, and say where each is listed', async () => {
  const paper = { kind: 'document', title: 'Market', text: 'KLN-2026-I-018' } as const
  const findPapers = await createEngine([
    { ...paper, to: '/documents/award.pdf', page: 'Awards' },
    { ...paper, to: '/documents/contract.pdf', page: 'Contracts' },
    { ...paper, to: '/documents/annex.pdf', page: 'Contracts' },
    { ...paper, to: '/documents/annex.pdf', page: 'Transparency' },
  ])
  expect(findPapers('KLN-2026-I-018').map(({ to, page }) => [to, page])).toEqual([
    ['/documents/award.pdf', 'Awards'],
    ['/documents/contract.pdf', 'Contracts'],
    ['/documents/annex.pdf', 'Contracts'],
  ])
  expect(findPapers('contracts').map(({ to }) => to)).toEqual([
    '/documents/contract.pdf',
    '/documents/annex.pdf',
  ])
})

test('what is there as it was typed is not taken for mistyped', async () => {
  const findEvent = await createEngine([
    { to: '/#events', title: 'Nutrition caravan', text: 'In every barangay' },
    { to: '/about', title: 'Larawan', text: 'Mula sa Cagayan, ang paraan' },
  ])
  expect(findEvent('caravan').map(({ to }) => to)).toEqual(['/#events'])
  expect(findEvent('caravam').map(({ to }) => to)).toContain('/#events')
})

test('in danger the emergency numbers come first, though they have no word of it', async () => {
  const findHelp = await createEngine([
    { to: '/plaza', title: 'Plaza', text: 'The heart of the town, where blood is given' },
    { to: '/sitemap#emergency', title: 'Emergency numbers', text: '911' },
  ])
  const found = (query: string) => findHelp(query).map(({ to }) => to)
  expect(found('heart attack')).toEqual(['/sitemap#emergency', '/plaza'])
  expect(found('naaksidente')).toEqual(['/sitemap#emergency'])
  expect(found('dumudugo')).toEqual(['/sitemap#emergency'])
  expect(found('dugo')).toEqual([])
  expect(found('blood')).toEqual(['/plaza'])
})

test('other work comes in while many entries are read', async () => {
  const entry = (number: number) => ({ to: `/page#${number}`, title: 'Page', text: 'Words' })
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  })
  await createEngine(Array.from({ length: 200 }, (_, number) => entry(number)))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
})
