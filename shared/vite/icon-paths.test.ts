import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { type IconNode, pathsOf } from './icon-paths.ts'
import { root } from './workspace.ts'

it('draws every basic shape as a path', () => {
  const shapes: [IconNode, string][] = [
    [['path', { d: 'M1 2h3' }], 'M1 2h3'],
    [['line', { x1: '4', y1: '22', y2: '15', x2: '4' }], 'M4 22L4 15'],
    [['polyline', { points: '1 2 3 4' }], 'M1 2 3 4'],
    [['polygon', { points: '3 11 22 2 13 21' }], 'M3 11 22 2 13 21Z'],
    [['circle', { cx: '12', cy: '12', r: '.5' }], 'M11.5 12a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0Z'],
    [['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }], 'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0Z'],
    [['rect', { x: '2', y: '4', width: '20', height: '16' }], 'M2 4h20v16h-20v-16Z'],
    [
      ['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2' }],
      'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2Z',
    ],
  ]
  for (const [shape, d] of shapes) expect(pathsOf([shape])).toEqual([{ d }])
})

it('makes one path of all that look alike, each from its own start', () => {
  const nodes: IconNode[] = [
    ['path', { d: 'm9 18 6-6', key: 'a' }],
    ['path', { d: 'm15 9-6 6', key: 'b' }],
    ['path', { d: 'm1.5.5h3', key: 'c' }],
    ['circle', { cx: '8', cy: '8', r: '1', fill: 'currentColor', key: 'd' }],
    ['path', { d: 'M1 1v2', key: 'e' }],
  ]
  expect(pathsOf(nodes)).toEqual([
    { d: 'm9 18 6-6M15 9l-6 6M1.5 .5h3M1 1v2' },
    { d: 'M7 8a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z', fill: 'currentColor' },
  ])
})

it('refuses what is no shape', () => {
  expect(() => pathsOf([['text', {}]])).toThrow('<text>')
})

test("all of lucide's icons can be drawn so, most of them as one path", async () => {
  const folder = join(root, 'node_modules/lucide-react/dist/esm/icons')
  const files = (await readdir(folder)).filter((file) => /^(?!index).*\.mjs$/.test(file))
  const found = await Promise.all(
    files.map(async (file) => {
      const { __iconData } = await import(join(folder, file))
      // Some files only repeat an icon under its former name.
      return __iconData ? [pathsOf(__iconData.node)] : []
    }),
  )
  const icons = found.flat()
  expect(icons.length).toBeGreaterThan(1000)
  const oneNode = icons.filter(({ length }) => length === 1)
  expect(oneNode.length / icons.length).toBeGreaterThan(0.9)
  for (const [path] of icons) expect(path?.d).not.toMatch(/NaN|undefined/)
})
