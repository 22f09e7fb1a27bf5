import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../shared/vite/workspace.ts'

// An npm within npm would also hide where a command was typed, which `typedPath` reads.
it('every command of ours runs by itself, and says first whether Node is too old for it', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const ours = Object.entries<string>(scripts).filter(
    ([, line]) => !/^(npm run check:|biome |knip |tsc |vitest )/.test(line),
  )
  expect(ours.length).toBeGreaterThan(10)
  for (const [name, line] of ours) {
    expect(line, name).toMatch(/^(?:exec )?(tsx|node) --import \.\/platform\/node-version\.js /)
  }
})
