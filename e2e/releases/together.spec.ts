import { expect, test } from '@playwright/test'
import { createCheckout } from './support/checkout.ts'
import { createStore } from './support/store.ts'

const sections = { tracking: 'mf-tracking/src/section.ts', tourism: 'mf-tourism/src/section.ts' }
const trackingPage = 'mf-tracking/src/pages/project-tracking/page.tsx'

/** A page that shows what another page of its section shows. */
const annex = (page: string) => `
    {
      path: '/annex',
      title: { en: 'Annex', fil: 'Karugtong' },
      description: { en: 'One more page.', fil: 'Isa pang pahina.' },
      load: () => import('./pages/${page}/page.tsx'),
    },`

test('two sections between which a page has moved go back together, and not alone', async () => {
  const store = await createStore()
  const team = createCheckout('mf-tracking', 'mf-tourism')
  const publish = (...ids: string[]) =>
    store.run('release/publish.ts', ids, { checkout: team.folder })

  team.edit(sections.tracking, 'pages: [', `pages: [${annex('project-tracking')}`)
  team.edit(
    trackingPage,
    '<Container className="py-8">',
    '<Container className="py-8"><a href="/annex">Annex</a>',
  )
  const first = await publish('tracking')
  expect(first.code, first.output).toBe(0)
  const before = { tracking: store.current('tracking'), tourism: store.current('tourism') }

  team.edit(sections.tracking, annex('project-tracking'), '')
  team.edit(sections.tourism, 'pages: [', `pages: [${annex('tourism')}`)
  const moved = await publish('tracking', 'tourism')
  expect(moved.code, moved.output).toBe(0)

  const whole = store.fingerprint()
  for (const [alone, other, why] of [
    ['tracking', 'tourism', 'Section tracking cannot have /annex: section tourism has it already'],
    ['tourism', 'tracking', 'the link to /annex is broken'],
  ] as const) {
    const refused = await store.run('release/rollback.ts', [alone])
    expect(refused.output).toContain(why)
    expect(refused.output).toContain(
      `What was published together goes back together: npm run rollback -- ${alone} ${other}\n`,
    )
    expect(refused.code).toBe(1)
    expect(store.fingerprint()).toBe(whole)
  }

  const back = await store.run('release/rollback.ts', ['tracking', 'tourism'])
  expect(back.code, back.output).toBe(0)
  expect({ tracking: store.current('tracking'), tourism: store.current('tourism') }).toEqual(before)
  const changes = store.registry().history.slice(-2)
  expect(changes.map(({ by, id }) => `${by} ${id}`)).toEqual([
    'rollback tracking',
    'rollback tourism',
  ])
  expect(changes[0]?.at).toBe(changes[1]?.at)
})
