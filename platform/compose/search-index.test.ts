import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { searchEntries, withoutSearchMarks } from './search-index.ts'

function entriesOf(html: string) {
  const both = (text: string) => ({ en: text, fil: text })
  const about = { title: both('Town'), description: both('All of it.') }
  const page = { path: '/town', language: 'en', ...about } as const
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
