// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { House } from 'lucide-react'
import { afterEach, expect, test } from 'vitest'
import createIcon from './create-icon.ts'

afterEach(cleanup)

const Own = createIcon([{ d: 'M1 2h3' }])

const uses = [
  {},
  { size: 18, className: 'mt-1 flex-none' },
  { className: 'size-4', 'aria-hidden': true },
  { role: 'img', 'aria-label': 'Warning', id: 'here' },
] as const

test.each(uses)('takes size and attributes as lucide does: %o', (props) => {
  expect(attributes(<Own {...props} />)).toEqual(attributes(<House {...props} />))
})

test('is drawn as the build says, below what it is given', () => {
  const { container } = render(
    <Own role="img">
      <title>Here</title>
    </Own>,
  )
  expect(container.querySelector('svg')?.innerHTML).toBe(
    '<path d="M1 2h3"></path><title>Here</title>',
  )
})

/** All attributes but those that the sheet stands in for, or that HTML does not need. */
function attributes(icon: React.ReactElement): Record<string, string> {
  const { container } = render(icon)
  const all = [...(container.firstElementChild?.attributes ?? [])]
  const left = all.filter(({ name }) => !/^(xmlns|fill|stroke.*)$/.test(name))
  return Object.fromEntries(
    left.map(({ name, value }) => [name, value.replace(/\b(lucide[\w-]*|ui-icon)\s*/g, '')]),
  )
}
