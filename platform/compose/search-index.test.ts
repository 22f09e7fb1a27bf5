import type { Language } from '@portal/shared/i18n'
import { hotlinesSheet } from '@portal/shared/site'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { searchEntries, withoutSearchMarks } from './search-index.ts'

function entriesOf(html: string, language: Language = 'en') {
  const title = { en: 'Town', fil: 'Bayan' }
  const description = { en: 'All of it.', fil: 'Ang lahat.' }
  const page = { path: '/town', language, title, description }
  return searchEntries(page, parse(html))
}

test('a page and its parts: every word belongs to the innermost', () => {
  const html = `<h1>Town</h1><section id="a"><h2>Part</h2><p>Its <b>words</b>.</p>
    <ul><li><h3>Card</h3><dl><dt>Fee</dt><dd>₱5</dd></dl></li><li>no heading</li></ul></section>`
  expect(entriesOf(html)).toEqual([
    { to: '/town', title: 'Town', text: 'All of it.\nTown' },
    { to: '/town#a', title: 'Part', text: 'Its words.\nno heading' },
    { to: '/town#a', title: 'Card', text: 'Fee: ₱5' },
  ])
})

test('what stands there meanwhile is nothing that the page says', () => {
  const html = `<h1>Town</h1><section id="n"><h2>News</h2><div class="ui-on-request"><p>Not loaded.</p></div>
    <div aria-busy="true"><span class="sr-only">Loading…</span></div><p role="status">Showing 3</p>
    <p data-search-skip>To be read at town.example</p><p>Every week.</p></section>`
  expect(entriesOf(html)[1]?.text).toBe('Every week.')
})

test('a section says what a part is and where it leads, a card of a file leads to the file', () => {
  const html = `<section id="b" data-search-kind="place"><h2>Places</h2>
    <li data-search-to="?place=x#map"><h3>Market</h3></li>
    <li><h3>Plan</h3><a href="/documents/plan.pdf">PDF</a></li>
    <li><h3>Form</h3><a href="/forms/a.en.pdf">PDF</a></li></section>`
  expect(entriesOf(html).slice(1)).toMatchObject([
    { to: '/town#b', kind: 'place', title: 'Places' },
    { to: '/town?place=x#map', kind: 'place', title: 'Market' },
    { to: '/documents/plan.pdf', kind: 'document', title: 'Plan' },
    { to: '/forms/a.en.pdf', kind: 'form', title: 'Form' },
  ])
})

test('a file is listed under the panel around it, else under its page', () => {
  const card = '<article><h4>Road</h4><a href="/documents/road.pdf">PDF</a></article>'
  const html = `<section id="b"><h2>All</h2>${card}
    <div role="tabpanel" id="c"><h3>Contracts</h3><section id="d"><h4>Active</h4>${card}</section></div>
    <div role="tabpanel">${card}</div></section>`
  const listed = entriesOf(html, 'fil').filter(({ to }) => to === '/documents/road.pdf')
  expect(listed.map(({ page }) => page)).toEqual(['Bayan', 'Contracts', 'Bayan'])
  expect(entriesOf(html)[1]).not.toHaveProperty('page')
})

test('a heading in a summary is the title of nothing around it', () => {
  const html = `<section id="a"><h2>Map</h2><section id="b"><details><summary><h4>Dining</h4></summary>
    <ul><li><h5>Café</h5></li></ul></details></section></section>`
  expect(entriesOf(html).slice(1)).toEqual([
    { to: '/town#a', title: 'Map', text: 'Dining' },
    { to: '/town#b', title: 'Café', text: '' },
  ])
})

test('a word that may break is one word', () => {
  expect(entriesOf('<p>Email: info<wbr>@town.example</p>')[0]?.text).toBe(
    'All of it.\nEmail: info@town.example',
  )
})

test('every hotline is found where the emergency numbers stand, and so is the sheet of all', () => {
  const html = '<section id="emergency"><h2>Call at once</h2></section>'
  expect(entriesOf(html, 'fil').slice(2)).toMatchObject([
    { to: '/town#emergency', title: 'Emergency: 911', text: 'Emergency' },
    { to: '/town#emergency', title: 'Pulisya: 117', text: 'Police / Pulisya' },
    { to: '/town#emergency', title: 'Bumbero: 116', text: 'Fire / Bumbero' },
    { to: '/town#emergency', title: 'Red Cross: 143', text: 'Red Cross' },
    { to: '/town#emergency', title: 'Reklamo: 8888', text: 'Complaint / Reklamo' },
    { to: '/town#emergency', title: 'MMDA: 1556', text: 'MMDA' },
    {
      to: hotlinesSheet.href,
      kind: 'document',
      title: 'Mga hotline sa emergency',
      page: 'Bayan',
      text: expect.stringContaining('\nReklamo: 8888\n'),
    },
  ])
  expect(entriesOf(html)[6]).toMatchObject({ title: 'Complaint: 8888' })
})

test('what is said to the search alone is not sent', () => {
  const html = '<ul data-search-kind="place"><li data-search-to="?place=x#map" id="x">X</li></ul>'
  expect(withoutSearchMarks(html)).toBe('<ul><li id="x">X</li></ul>')
})

test('nobody searches for controls, for what only leads on and for what is hidden', () => {
  const html = `<select><option>All</option></select><button>Go</button><svg><text>x</text></svg>
    <i aria-hidden="true">*</i><a href="https://a.example" target="_blank">away</a>
    <a role="tab" href="#a">Part</a><a class="ui-button" href="/town">Open the page</a>`
  expect(entriesOf(html)).toEqual([{ to: '/town', title: 'Town', text: 'All of it.' }])
})
