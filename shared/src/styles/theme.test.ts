import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Tokens = Record<string, string>

/** Every pair of text and background that the components use. AAA asks for 7:1. */
const text: [string, string[]][] = [
  ['ink', ['paper', 'surface', 'surface-2', 'scene-sky', 'forest-soft', 'gold-soft']],
  ['ink', ['sky-soft', 'clay-soft', 'ok-soft', 'info-soft', 'warn-soft', 'danger-soft']],
  ['ink-muted', ['paper', 'surface', 'surface-2']],
  ['forest-ink', ['paper', 'surface', 'surface-2', 'forest-soft', 'scene-sky']],
  ['gold-ink', ['gold-soft', 'paper', 'surface', 'surface-2']],
  ['sky-ink', ['sky-soft', 'paper', 'surface', 'surface-2']],
  ['clay-ink', ['clay-soft', 'paper', 'surface', 'surface-2']],
  ['ok-ink', ['ok-soft', 'paper', 'surface', 'surface-2']],
  ['info-ink', ['info-soft', 'paper', 'surface', 'surface-2']],
  ['warn-ink', ['warn-soft', 'paper', 'surface', 'surface-2']],
  ['danger-ink', ['danger-soft', 'paper', 'surface', 'surface-2']],
  ['on-forest', ['forest', 'forest-strong']],
  ['on-deep', ['deep', 'deep-2']],
  ['on-deep-muted', ['deep', 'deep-2']],
]

/** What must be seen but not read: borders of controls, the focus ring, the filled bar. */
const shapes: [string, string[]][] = [
  ['line-strong', ['paper', 'surface', 'surface-2']],
  ['focus', ['paper', 'surface', 'surface-2', 'scene-sky', 'forest-soft']],
  ['forest', ['paper', 'surface', 'surface-2']],
  ['danger', ['paper', 'surface', 'surface-2']],
]

const inDeepBands: [string, string[]][] = [
  ['ink', ['deep', 'surface', 'forest-soft']],
  ['ink-muted', ['deep', 'surface']],
  ['forest-ink', ['deep', 'surface', 'forest-soft']],
  ['on-forest', ['forest', 'forest-strong']],
]
const shapesInDeepBands: [string, string[]][] = [
  ['line-strong', ['deep', 'surface']],
  ['focus', ['deep', 'surface']],
]

const [lightCss = '', darkCss = ''] = read('./theme.css').split('prefers-color-scheme: dark')
const light = tokens(lightCss)
const dark = { ...light, ...tokens(darkCss) }
const deep = tokens(read('./components/deep.css'))

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_, scheme) => {
  test.each(cases(text))('%s reads on %s', (front, back) => {
    expect(contrast(scheme, front, back)).toBeGreaterThanOrEqual(7)
  })

  test.each(cases(shapes))('%s shows on %s', (front, back) => {
    expect(contrast(scheme, front, back)).toBeGreaterThanOrEqual(3)
  })

  test.each(cases(inDeepBands))('%s reads on %s in a deep band', (front, back) => {
    expect(contrast({ ...scheme, ...deep }, front, back)).toBeGreaterThanOrEqual(7)
  })

  test.each(cases(shapesInDeepBands))('%s shows on %s in a deep band', (front, back) => {
    expect(contrast({ ...scheme, ...deep }, front, back)).toBeGreaterThanOrEqual(3)
  })
})

test('every colour has a counterpart in the dark, or is the same there on purpose', () => {
  const same = ['on-deep', 'on-deep-muted']
  const missing = Object.keys(light).filter((name) => !(name in tokens(darkCss)))
  expect(missing).toEqual(same)
})

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
}

function tokens(css: string): Tokens {
  const found = css.matchAll(/--color-([\w-]+):\s*(#[\da-f]{3,6}|var\(--color-[\w-]+\))/g)
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]))
}

function cases(pairs: [string, string[]][]): [string, string][] {
  return pairs.flatMap(([front, backs]) => backs.map((back): [string, string] => [front, back]))
}

/** The contrast ratio of WCAG 2.2, 1 to 21. */
function contrast(scheme: Tokens, front: string, back: string): number {
  const [high = 0, low = 0] = [front, back]
    .map((name) => luminance(hex(scheme, name)))
    .sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function hex(scheme: Tokens, name: string): string {
  const value = scheme[name] ?? ''
  const alias = /^var\(--color-([\w-]+)\)$/.exec(value)?.[1]
  return alias ? hex(scheme, alias) : value
}

function luminance(color: string): number {
  const [red = Number.NaN, green = 0, blue = 0] = (color.match(/[\da-f]{2}/g) ?? []).map((pair) => {
    const channel = Number.parseInt(pair, 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
