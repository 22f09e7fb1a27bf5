import { expect, it } from 'vitest'
import { misplacedElement } from './nesting.ts'

it.each([
  ['<p>a<span><div>b</div></span></p>', '<div> in <span>'],
  ['<table><tr><td>a</td></tr></table>', '<tr> in <table>'],
  ['<p>a <a href="/b">b <a href="/c">c</a></a></p>', '<a> in <a>'],
  ['<form><div><form></form></div></form>', '<form> in <div>'],
  ['<tr><td>a</td></tr>', '<tr> in <main>'],
])('tells where browsers take an element out: %s', (html, told) => {
  expect(misplacedElement(html)).toBe(told)
})

it.each([
  '',
  'Salamat &lt;po&gt;',
  '<link rel="preload" as="image" href="/a.avif"/><p>a<!-- --> b<br/>c</p><hr/>',
  '<table><tbody><tr><td>a</td></tr></tbody></table>',
  '<svg viewBox="0 0 9 9"><linearGradient id="a"></linearGradient><path d="M0 0"></path></svg>',
  '<input type="text" placeholder="a &gt; b"/><textarea>&lt;p&gt;</textarea>',
  '<noscript><p>a</p></noscript><p>b</p>',
  '<details><summary><h2>a</h2></summary><ul><li><a href="/a"><div>b</div></a></li></ul></details>',
])('takes what stays where it is written: %s', (html) => {
  expect(misplacedElement(html)).toBeNull()
})
