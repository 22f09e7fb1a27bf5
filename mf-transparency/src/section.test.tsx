// @vitest-environment happy-dom
import { type Language, LanguageProvider, languages } from '@portal/shared/i18n'
import { BrowserRouter } from '@portal/shared/router'
import { officeHours } from '@portal/shared/site'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { documentSizes } from '../content/facts/document-sizes.ts'
import {
  awardedProjects,
  contractedProjects,
  projects,
} from '../content/facts/procurement/projects.ts'
import { documents as fullDisclosure } from './documents/lists/full-disclosure.data.ts'
import { anchors } from './project-anchors.ts'
import section from './section.ts'

const { pages, menu } = section

/** A page as the server composes it. */
async function render(path: string, language: Language): Promise<Document> {
  const page = pages.find((candidate) => candidate.path === path)
  const { default: Page, late } = (await page?.load()) ?? {}
  if (!Page) throw new Error(`no page ${path}`)
  await late?.load()
  const html = renderToString(
    <LanguageProvider initial={language}>
      <BrowserRouter>{createElement(Page)}</BrowserRouter>
    </LanguageProvider>,
  )
  return new DOMParser().parseFromString(html, 'text/html')
}

const hrefs = (page: Document) =>
  [...page.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '')

it('lists the routes of the menu', () => {
  expect(menu[0]?.links?.map(({ to }) => to)).toEqual(
    ['full-disclosure', 'lgsf', 'bayanihan-grant', 'invitation-to-bid']
      .concat('notice-of-award', 'notice-to-proceed', 'contract-agreement')
      .map((name) => `/transparency/${name}`),
  )
  expect(pages.map(({ path }) => path)).toEqual([
    '/transparency',
    ...(menu[0]?.links?.map(({ to }) => to) ?? []),
  ])
})

it('declares the anchors of the projects that there are', () => {
  const ids = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id))
  expect(new Set(anchors.invited)).toEqual(ids(projects))
  expect(new Set(anchors.awarded)).toEqual(ids(awardedProjects))
  expect(new Set(anchors.contracted)).toEqual(ids(contractedProjects))
})

const cases = pages.flatMap(({ path, anchors: declared = [] }) =>
  languages.map((language) => ({ path, declared, language })),
)

describe.each(cases)('$path in $language', ({ path, declared, language }) => {
  it('is whole before any script: one heading, its anchors, no inline style', async () => {
    const page = await render(path, language)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(page.querySelectorAll('[style]')).toHaveLength(0)
    for (const id of declared) expect(page.getElementById(id), id).not.toBeNull()
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toHaveLength(new Set(ids).size)
  })

  it('links to files that are published, and to records that exist', async () => {
    const page = await render(path, language)
    const files = hrefs(page).filter((href) => href.startsWith('/documents/'))
    for (const href of files) {
      expect(Object.keys(documentSizes)).toContain(href.slice('/documents/'.length, -'.pdf'.length))
    }
    const records = hrefs(page).filter((href) => /^\/transparency\/.+#/.test(href))
    for (const href of records) {
      const [to, id = ''] = href.split('#')
      expect(pages.find((other) => other.path === to)?.anchors, href).toContain(id)
    }
  })

  it('marks the names of sample firms in its own language', async () => {
    const other = { en: '(halimbawa)', fil: '(sample)' }[language]
    expect((await render(path, language)).body.textContent).not.toContain(other)
  })

  it('says whom to ask and when, on every page below the overview', async () => {
    const text = (await render(path, language)).body.textContent
    if (path !== '/transparency') expect(text).toContain(officeHours.weekdays[language])
  })
})

it.each(languages)('says in %s that the firms of its awards are samples', async (language) => {
  const mark = { en: '(sample)', fil: '(halimbawa)' }[language]
  expect((await render('/transparency/notice-of-award', language)).body.textContent).toContain(mark)
})

it.each([
  ['en', 'For the Municipal Accounting Office: Request for a document'],
  ['fil', 'Para sa Tanggapan ng Accountant ng Bayan: Kahilingan para sa dokumento'],
] as const)(
  'names in %s the office of a request, which another one takes for it',
  async (language, subject) => {
    const page = await render('/transparency/full-disclosure', language)
    const link = page.querySelector('#request a')?.getAttribute('href') ?? ''
    const { searchParams } = new URL(link, 'https://portal.example')
    expect(Object.fromEntries(searchParams)).toEqual({ department: 'treasurer', subject })
  },
)

it('has the six tabs, each with its documents', async () => {
  const page = await render('/transparency', 'en')
  const tabs = [...page.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent)
  expect(tabs).toEqual([
    'Full Disclosure',
    'LGSF',
    'Bayanihan Grant',
    'Invitation to Bid',
    'Notice of Award',
    'Contract Agreements',
  ])
  for (const panel of page.querySelectorAll('[role="tabpanel"]')) {
    const names = [...panel.querySelectorAll('a[href^="/documents/"]')].map((link) =>
      link.getAttribute('aria-label'),
    )
    expect(names.filter((name) => name?.startsWith('Preview: ')).length).toBeGreaterThan(2)
    expect(names.filter((name) => name?.startsWith('Download (PDF, ')).length).toBeGreaterThan(2)
  }
})

it('leads from every record of a project to the others', async () => {
  const stages = ['invitation-to-bid', 'notice-of-award', 'notice-to-proceed', 'contract-agreement']
  for (const stage of stages) {
    const page = await render(`/transparency/${stage}`, 'en')
    const card = page.getElementById('mabuhay-evacuation-center')
    const steps = [...(card?.querySelectorAll('ol a') ?? [])].map((link) =>
      link.getAttribute('href'),
    )
    expect(steps).toEqual(
      stages
        .filter((other) => other !== stage)
        .map((other) => `/transparency/${other}#mabuhay-evacuation-center`),
    )
    expect(card?.querySelectorAll('[aria-current="step"]')).toHaveLength(1)
  }
})

it('leads no further than a project has come', async () => {
  const page = await render('/transparency/notice-of-award', 'en')
  const steps = page.getElementById('market-roof')?.querySelectorAll('ol a')
  expect([...(steps ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/transparency/invitation-to-bid#market-roof',
  ])
})

it.each(languages)('states in %s how long a request for a document takes', async (language) => {
  const page = await render('/transparency/full-disclosure', language)
  const days = { en: '3-5 working days', fil: '3-5 araw ng trabaho' }[language]
  expect(page.body.textContent).toContain(days)
  expect(page.querySelectorAll('#documents article')).toHaveLength(fullDisclosure.first.length)
})
