import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../shared/vite/workspace.ts'

it('every command of ours says first whether Node is too old for it', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const ours = Object.entries<string>(scripts).filter(([, line]) =>
    /^(?:exec )?(tsx|node) /.test(line),
  )
  expect(ours.length).toBeGreaterThan(10)
  for (const [name, line] of ours) {
    expect(line, name).toMatch(/^(?:exec )?(tsx|node) --import \.\/platform\/node-version\.js /)
  }
})
