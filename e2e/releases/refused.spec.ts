import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { contractVersion } from '../../shared/src/section/index.ts'
import { type Checkout, createCheckout } from './support/checkout.ts'
import { createStore, type TestStore } from './support/store.ts'

const section = 'mf-tracking/src/section.ts'
const page = 'mf-tracking/src/pages/project-tracking/page.tsx'

interface Refusal {
  what: string
  change: (team: Checkout) => void
  /** What the team is told. */
  says: RegExp[]
}

const refusals: Refusal[] = [
  {
    what: 'copy that one language lacks',
    change: (team) =>
      team.edit('mf-tracking/content/fil/project-tracking.ts', /^ {4}exportCsv: .+\n/m, ''),
    says: [
      /tracking is not built, since its sources do not fit together:/,
      /mf-tracking\/content\/fil\/project-tracking\.ts\(\d+,\d+\): error .*exportCsv/,
    ],
  },
  {
    what: 'a file that cannot be read',
    change: (team) => team.write('mf-tracking/src/pages/project-tracking/summary.tsx', 'export {'),
    says: [/mf-tracking\/src\/pages\/project-tracking\/summary\.tsx\(1,\d+\): error/],
  },
  {
    what: 'a contract that the shell does not offer yet',
    change: (team) =>
      team.edit(
        'shared/src/section/index.ts',
        `contractVersion = '${contractVersion}'`,
        "contractVersion = '999.0.0'",
      ),
    says: [/tracking .* was built for contract 999\.0\.0, but shell .* offers \d+\.\d+\.\d+\./],
  },
  {
    what: 'singletons that the shell does not lend',
    change: (team) => {
      team.edit('shared/package.json', '"version": "1.0.0"', '"version": "2.0.0"')
      team.edit(
        'mf-tracking/package.json',
        '"@portal/shared": "1.0.0"',
        '"@portal/shared": "2.0.0"',
      )
    },
    says: [/tracking .* needs @portal\/shared\/ui \^2\.0\.0, but shell .* lends 1\.0\.0/],
  },
  {
    what: 'a page that throws while it is rendered',
    change: (team) =>
      team.edit(page, '  return (\n', "  throw new Error('no such project')\n  return (\n"),
    says: [/Page \/project-tracking of section tracking cannot be rendered: no such project/],
  },
  {
    what: 'a page without its Filipino title',
    change: (team) => team.edit(section, "fil: 'Pagsubaybay sa Proyekto'", "fil: ''"),
    says: [/Page \/project-tracking lacks its title or description in fil/],
  },
  {
    what: 'a title that another page has',
    change: (team) => team.edit(section, "en: 'Project Tracking'", "en: 'Governance'"),
    says: [/have the same title in en: “Governance”/],
  },
  {
    what: 'a broken link',
    change: (team) =>
      team.edit(
        page,
        '<Container className="py-8">',
        '<Container className="py-8"><a href="/nowhere">x</a>',
      ),
    says: [/Page \/project-tracking \(en\) and 1 more: the link to \/nowhere is broken/],
  },
  {
    what: 'the loss of an anchor that it declares and others link to',
    change: (team) => {
      team.edit(section, 'load: () => import', "anchors: ['gone'],\n      load: () => import")
    },
    says: [
      /Page \/project-tracking of section tracking declares the anchor #gone, but has no such id/,
    ],
  },
  {
    what: 'the loss of a page that others link to',
    change: (team) => {
      team.edit(section, "path: '/project-tracking'", "path: '/projects'")
      team.edit(section, "to: '/project-tracking'", "to: '/projects'")
    },
    says: [/the link to \/project-tracking is broken, there is no page or file \/project-tracking/],
  },
  {
    what: 'a path that another section has',
    change: (team) => team.edit(section, "path: '/project-tracking'", "path: '/tourism'"),
    says: [/Section tracking cannot have \/tourism: section tourism has it already/],
  },
  {
    what: 'a path that the portal itself uses',
    change: (team) => team.edit(section, "path: '/project-tracking'", "path: '/rest/v1'"),
    says: [/Section tracking cannot have \/rest\/v1: the portal uses it itself/],
  },
  {
    what: 'a menu entry that another section has',
    change: (team) => team.edit(section, "id: 'project-tracking'", "id: 'tourism'"),
    says: [/Sections tourism and tracking both have a menu entry “tourism”/],
  },
  {
    what: 'a style outside its scope',
    change: (team) =>
      team.edit('mf-tracking/src/styles.css', /$/, '\n.frame-header { display: none; }\n'),
    says: [/tracking .* has a style outside its scope: “\.frame-header”/],
  },
  {
    what: 'a page that is too heavy',
    change: (team) => {
      const noise = randomBytes(60_000).toString('base64')
      team.write('mf-tracking/content/facts/noise.ts', `export const noise = '${noise}'\n`)
      team.edit(
        page,
        'export default',
        "import { noise } from '../../../content/facts/noise.ts'\n\nexport default",
      )
      team.edit(
        page,
        '<Container className="py-8">',
        '<Container className="py-8"><i hidden>{noise}</i>',
      )
    },
    says: [
      /Page \/project-tracking of section tracking needs \d+ kB of its section, more than the 60 kB/,
    ],
  },
]

let store: TestStore

test.beforeAll(async () => {
  store = await createStore()
})

for (const { what, change, says } of refusals) {
  test(`${what} is refused, and the store stays as it was`, async () => {
    const team = createCheckout('mf-tracking')
    change(team)
    const before = store.fingerprint()
    const { code, output } = await store.run('release/publish.ts', ['tracking'], {
      checkout: team.folder,
    })
    for (const words of says) expect(output).toMatch(words)
    expect(code).toBe(1)
    expect(store.fingerprint()).toBe(before)
  })
}

test('what is not there cannot be published', async () => {
  const team = createCheckout('mf-tracking')
  const unknown = await store.run('release/publish.ts', ['home'], { checkout: team.folder })
  expect(unknown.output).toContain('There is no home in this checkout. It has: tracking.')
  expect(unknown.code).toBe(1)
  const none = await store.run('release/publish.ts')
  expect(none.output).toContain('Say what to publish')
  expect(none.code).toBe(1)
})
