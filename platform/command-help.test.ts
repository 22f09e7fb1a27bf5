import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../shared/vite/workspace.ts'
import { commandHelp } from './command-help.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

// Parts of `npm run check` and `npm test`, which nobody has to call.
it.each(Object.keys(scripts).filter((name) => !/^(check|test):(?!full)/.test(name)))(
  'the place that it points to tells of npm run %s',
  (name) => {
    const [, file = ''] = /^How to call npm run \S+, and .*: (\S+)\.$/.exec(commandHelp(name)) ?? []
    expect(readFileSync(join(root, file), 'utf8')).toMatch(new RegExp(`npm (run )?${name}\\b`))
  },
)
