import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { contractVersion } from '../../shared/src/section/index.ts'
import { type Checkout, createCheckout } from './support/checkout.ts'
import { createStore, type TestStore } from './support/store.ts'

const section = 'mf-tracking/src/section.ts'
const page = 'mf-tracking/src/pages/project-tracking/page.tsx'

interface Refusal {
  what: string
  change: (team: Checkout) => void
  /** What the team is told: all of it at once, as far as it is looked for at the same time. */
  says: Record<string, RegExp>
}

const refusals: Refusal[] = [
  {
    what: 'copy that one language lacks',
    change: (team) =>
      team.edit('mf-tracking/content/fil/project-tracking.ts', /^ {4}exportCsv: .+\n/m, ''),
    says: {
      section: /tracking is not built, since its sources do not fit together:/,
      place: /mf-tracking\/content\/fil\/project-tracking\.ts\(\d+,\d+\): error .*exportCsv/,
    },
  },
  {
    what: 'a file that cannot be read',
    change: (team) => team.write('mf-tracking/src/pages/project-tracking/summary.tsx', 'export {'),
    says: { place: /mf-tracking\/src\/pages\/project-tracking\/summary\.tsx\(1,\d+\): error/ },
  },
  {
    what: 'a sheet of a page alone',
    change: (team) => {
      team.write('mf-tracking/src/pages/project-tracking/own.css', '.own { color: red }')
      team.edit(page, /^/, "import './own.css'\n")
    },
    says: {
      place: /mf-tracking\/src\/pages\/project-tracking\/page\.tsx imports \S+own\.css, which no/,
    },
  },
  {
    what: 'a release that does not fit beside the others',
    change: (team) => {
      team.edit(
        'shared/src/section/index.ts',
        `contractVersion = '${contractVersion}'`,
        "contractVersion = '999.0.0'",
      )
      team.edit('shared/package.json', '"version": "1.0.0"', '"version": "2.0.0"')
      team.edit(
        'mf-tracking/package.json',
        '"@portal/shared": "1.0.0"',
        '"@portal/shared": "2.0.0"',
      )
      addPage(team, '/tourism')
      addPage(team, '/rest/v1')
      team.edit(
        section,
        "id: 'project-tracking', label: name",
        "id: 'tourism', label: { en: 'Tracking', fil: '' }",
      )
      team.edit(
        'mf-tracking/src/styles.css',
        /$/,
        `
.frame-header { display: none; }
[data-section="tracking"] .own { background: url(./lost.avif); }
`,
      )
      makeHeavy(team)
    },
    says: {
      'a contract that the shell does not offer yet':
        /tracking .* was built for contract 999\.0\.0, but shell .* offers \d+\.\d+\.\d+\./,
      'singletons that the shell does not lend':
        /tracking .* needs @portal\/shared\/ui \^2\.0\.0, but shell .* lends 1\.0\.0/,
      'a path that another section has':
        /Section tracking cannot have \/tourism: section tourism has it already/,
      'a path that the portal itself uses':
        /Section tracking cannot have \/rest\/v1: the portal uses it itself/,
      'a menu entry that another section has':
        /Sections tourism and tracking both have a menu entry “tourism”/,
      'a menu entry without words in one language':
        /Section tracking: the menu's link to \/project-tracking has no words in fil/,
      'a style outside its scope': /tracking .* has a style outside its scope: “\.frame-header”/,
      'a picture in a style that is not there':
        /tracking \S+ has a style with the file \S+\/lost\.avif, which is none of its release/,
      'a page that is too heavy':
        /Page \/project-tracking of section tracking needs \d+ kB of its section, more than the 60 kB/,
    },
  },
  {
    what: 'a page that throws while it is rendered',
    change: (team) =>
      team.edit(page, '  return (\n', "  throw new Error('no such project')\n  return (\n"),
    says: {
      page: /Page \/project-tracking of section tracking \(en\) cannot be rendered: no such project/,
      place: /^ +at .*\/tracking\/\S+\/server\/\S+\.mjs:\d+:\d+/m,
    },
  },
  {
    what: 'a section that throws something else than an error as it is loaded',
    change: (team) => team.edit(page, 'export default', 'throw null\n\nexport default'),
    says: { page: /Page \/project-tracking of section tracking cannot be loaded: null/ },
  },
  {
    what: 'data that cannot be made',
    change: (team) => addData(team, "throw new Error('No size of document 7')"),
    says: { file: /^\S*project-tracking\/own\.data\.ts: .*No size of document 7/m },
  },
  {
    what: 'data that end the process while they are made',
    change: (team) => addData(team, 'process.exit(0)'),
    says: { reason: /error: This process was ended before its work was done/ },
  },
  {
    what: 'data that are made of others’ files',
    change: (team) => addData(team, "import '../../../../platform/operator-error.ts'"),
    says: {
      file: /mf-tracking imports platform\/operator-error\.ts\. A section is made of its own files/,
    },
  },
  {
    what: 'pages that do not hold together',
    change: (team) => {
      addPage(team, '/untitled', { fil: '' })
      addPage(team, '/entitled', { en: 'Governance' })
      team.edit(
        page,
        '<Container className="py-8">',
        `<Container className="py-8"><a href="/nowhere">x</a><a href="lost">y</a>
        <img src="/lost.png" alt="" /><img src="https://example.org/a.png" alt="" />
        <b style={{ color: 'red' }}>z</b><i id="twin" /><i id="twin" />
        <a href="http://localhost:5170/moved">w</a><map><area alt="" href="/nowhere-else" /></map>
        <title>Another</title><main /><table><tr><td>v</td></tr></table>`,
      )
      team.edit(section, "path: '/project-tracking'", "path: '/moved',\n      anchors: ['gone']")
      team.edit(section, "to: '/project-tracking'", "to: '/moved'")
    },
    says: {
      'a page without its Filipino title': /Page \/untitled lacks its title or description in fil/,
      'a title that another page has': /have the same title in en: “Governance”/,
      'a broken link': /Page \/\S+ \(en\) and 5 more, of tracking: the link to \/nowhere is broken/,
      'a link from where it stands': /the link to lost is broken, there is no page or file \/lost/,
      'a picture that is not there': /the picture \/lost\.png is broken, there is no file/,
      'a picture from elsewhere':
        /the picture https:\/\/example\.org\/a\.png is broken, .* forbids it/,
      'a link to the team’s own machine':
        /the link to http:\/\/localhost:5170\/moved is broken, it leads to the machine of whoever/,
      'a broken part of a picture': /the link to \/nowhere-else is broken/,
      'a title in a page': /Page \/moved \(fil\) holds <title>, but the head of the document/,
      'two main parts': /Page \/moved \(en\) has 2 main parts/,
      'what HTML does not allow': /Page \/moved \(en\) has <tr> in <table>, where HTML allows none/,
      'a style attribute': /the style attribute “color:red” is broken, .* use a class/,
      'two of one id': /Page \/moved \(en\) has the id “twin” more than once/,
      'an anchor that it declares and lacks':
        /Page \/moved of section tracking declares the anchor #gone, but has no such id/,
      'the loss of a page that others link to':
        /the link to \/project-tracking is broken, there is no page or file \/project-tracking/,
    },
  },
]

/** Shows the team's page under another path and title as well. */
function addPage(team: Checkout, path: string, title: { en?: string; fil?: string } = {}) {
  const entry = {
    path,
    title: { en: `Page ${path}`, fil: `Pahina ${path}`, ...title },
    description: { en: 'One more page.', fil: 'Isa pang pahina.' },
  }
  const load = "load: () => import('./pages/project-tracking/page.tsx')"
  const fields = JSON.stringify(entry).slice(1, -1)
  team.edit(section, 'pages: [', `pages: [\n    { ${fields}, ${load} },`)
}

/** Has the team's page use data that are made when it is built, by this code. */
function addData(team: Checkout, code: string) {
  const file = 'mf-tracking/src/pages/project-tracking/own.data.ts'
  team.write(file, `${code}\n\nexport const own = 1\n`)
  team.edit(page, 'export const late', "import './own.data.ts'\n\nexport const late")
}

function makeHeavy(team: Checkout) {
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
}

let store: TestStore

test.beforeAll(async () => {
  store = await createStore()
})

for (const { what, change, says } of refusals) {
  test(`refused, while the store stays as it was: ${what}`, async () => {
    const team = createCheckout('mf-tracking')
    change(team)
    const before = store.fingerprint()
    const { code, output } = await store.run('release/publish.ts', ['tracking'], {
      checkout: team.folder,
    })
    for (const [reason, words] of Object.entries(says)) expect(output, reason).toMatch(words)
    expect(code).toBe(1)
    expect(store.fingerprint()).toBe(before)
  })
}

test('nothing is published with a page that ends the process while it is rendered', async () => {
  const left = await createStore()
  const before = left.registry()
  const team = createCheckout('mf-tracking')
  team.edit(page, '  return (\n', '  process.exit(0)\n  return (\n')
  const publish = () => left.run('release/publish.ts', ['tracking'], { checkout: team.folder })
  const { code, output } = await publish()
  expect(output).toMatch(
    /Page \/project-tracking of section tracking \(en\) cannot be rendered: its code ended this process/,
  )
  expect(code).toBe(1)
  expect(left.registry()).toEqual(before)
  // What it had no time to clear away is no hindrance.
  team.edit(page, '  process.exit(0)\n', '')
  expect((await publish()).code).toBe(0)
})

test('nothing is published beside a damaged release, which is named with what to do', async () => {
  const damaged = await createStore()
  const version = damaged.current('tourism') ?? ''
  rmSync(join(damaged.store, 'sections/tourism', version, 'client/remoteEntry.js'))
  const before = damaged.fingerprint()
  const { code, output } = await damaged.run('release/unpublish.ts', ['tracking'])
  expect(output).toMatch(
    /Section tourism \S+ is damaged: \S+ lacks client\/remoteEntry\.js\. Delete that folder and publish it again/,
  )
  expect(code).toBe(1)
  expect(damaged.fingerprint()).toBe(before)
})

test('a command that is told too much does nothing', async () => {
  const before = store.fingerprint()
  for (const [program, args, words] of [
    ['release/rollback.ts', ['home', '1', '2'], 'Say what to roll back'],
    ['release/unpublish.ts', ['home', 'tourism'], 'Say which section to take off, one at a time'],
    ['preview/main.ts', ['home', 'tourism'], 'Say what to preview, one at a time'],
  ] as const) {
    const { code, output } = await store.run(program, [...args])
    expect(output).toContain(words)
    expect(code).toBe(1)
  }
  expect(store.fingerprint()).toBe(before)
})
