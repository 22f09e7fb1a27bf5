import { expect, test } from 'vitest'
import { unscopedRules } from './style-scope.ts'

const unscoped = (sheet: string) => unscopedRules(sheet, 'tourism')

test.each([
  '[data-section=tourism] .flex{display:flex}',
  '@media print{[data-section="tourism"] .flex,[data-section=tourism]>p{display:block}}',
  ':where([data-section=tourism] .space-y-1>:not(:last-child)){margin:0}',
  ':is(:where(.group):hover :is([data-section=tourism] .group-hover\\:underline)){color:red}',
  '.js :is([data-section=tourism] .a)~b{color:red}',
  '[data-section=tourism]:hover .a~b{color:red}',
  ':where([data-section=tourism]):hover>.a+b{color:red}',
  ':where([data-section=tourism]).x{color:red}',
  '@keyframes tourism-sway{from{top:0}50%{top:1px}}',
  '@property --tw-leading{syntax:"*";inherits:false}',
  '@layer properties{@supports (margin-trim:block){*,:before,::backdrop{--tw-leading:initial}}}',
])('keeps to its scope: %s', (sheet) => {
  expect(unscoped(sheet)).toEqual([])
})

test.each([
  ['.hidden{display:none}', '.hidden'],
  ['[data-section=tourism] .a,.b{color:red}', '[data-section=tourism] .a,.b'],
  ['[data-section=home] .a{color:red}', '[data-section=home] .a'],
  ['[data-section=tourism]~footer{display:none}', '[data-section=tourism]~footer'],
  ['[data-section=tourism]:hover~footer{color:red}', '[data-section=tourism]:hover~footer'],
  ['[data-section=tourism].x+footer{color:red}', '[data-section=tourism].x+footer'],
  [':is([data-section=tourism])~footer{color:red}', ':is([data-section=tourism])~footer'],
  [':where([data-section=tourism])+footer{color:red}', ':where([data-section=tourism])+footer'],
  [
    ':is([data-section=tourism] .a,[data-section=tourism])~b{color:red}',
    ':is([data-section=tourism] .a,[data-section=tourism])~b',
  ],
  [':is([data-section=tourism] .a,footer){color:red}', ':is([data-section=tourism] .a,footer)'],
  ['body:has([data-section=tourism]) footer{color:red}', 'body:has([data-section=tourism]) footer'],
  [':not([data-section=tourism]) p{color:red}', ':not([data-section=tourism]) p'],
  [':root{--color-paper:red}', ':root'],
  ['@font-face{font-family:x}', '@font-face '],
  ['[data-section^=tourism] .a{color:red}', '[data-section^=tourism] .a'],
  ['@keyframes sway{from{top:0}}', '@keyframes sway'],
  ['@keyframes tourisms-sway{from{top:0}}', '@keyframes tourisms-sway'],
  ['@keyframes spin{to{opacity:0}}', '@keyframes spin'],
  ['*{--tw-translate-x:100vw}', '*'],
  ['@layer properties{*{color:red}}', '*'],
  ['@layer utilities,base;', '@layer utilities,base'],
  ['@import "x.css";', '@import "x.css"'],
  ['@page{margin:0}', '@page '],
  ['@property --color-paper{syntax:"*";inherits:false}', '@property --color-paper'],
])('reaches out of its scope: %s', (sheet, rule) => {
  expect(unscoped(sheet)).toEqual([rule])
})
