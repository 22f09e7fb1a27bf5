// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cleanup, render } from '@testing-library/react'
import { CircleAlert, House, Search, TriangleAlert } from 'lucide-react'
import { afterEach, expect, test } from 'vitest'
import { withoutKeys } from '../../vite/icons-plugin.ts'
import { root } from '../../vite/workspace.ts'
import createIcon, { type IconData } from './create-icon.ts'

afterEach(cleanup)

const icons = [
  ['house', House],
  ['search', Search],
  ['circle-exclamation-point', CircleAlert],
  ['triangle-exclamation-point', TriangleAlert],
] as const

const uses = [
  {},
  { size: 18, className: 'mt-1 flex-none' },
  { className: 'size-4', 'aria-hidden': true },
  { role: 'img', 'aria-label': 'Warning', strokeWidth: 1.5 },
] as const

test.each(icons)('%s is drawn as lucide draws it', async (file, Original) => {
  const path = join(root, `node_modules/lucide-react/dist/esm/icons/${file}.mjs`)
  const code = withoutKeys(await readFile(path, 'utf8'))
  const own = code.replace(/^import .*/m, 'const createLucideIcon = (data) => data')
  const { default: data }: { default: IconData } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(own)}`
  )
  expect(JSON.stringify(data)).not.toContain('key')
  const Own = createIcon(data)
  for (const props of uses) {
    const [theirs, ours] = [
      <Original key="theirs" {...props} />,
      <Own key="ours" {...props} />,
    ].map((icon) => describe(render(icon).container.firstElementChild))
    expect(ours).toEqual(theirs)
  }
})

/** An element with all its attributes and children, whatever the order of the attributes. */
function describe(element: Element | null): unknown {
  const attributes = [...(element?.attributes ?? [])].map(({ name, value }) => [name, value])
  return {
    tag: element?.tagName,
    attributes: Object.fromEntries(attributes),
    children: [...(element?.children ?? [])].map(describe),
  }
}
