import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { usedSingletons } from './singletons.ts'

const folder = mkdtempSync(join(tmpdir(), 'singletons-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a section is lent what it imports, in whichever quotes', () => {
  for (const part of ['src', 'content']) mkdirSync(join(folder, part))
  writeFileSync(join(folder, 'src/page.tsx'), `import { notify } from "@portal/shared/toast"\n`)
  writeFileSync(join(folder, 'content/facts.ts'), `import { pick } from '@portal/shared/i18n'\n`)
  writeFileSync(join(folder, 'src/page.test.ts'), `import '@portal/shared/forms'\n`)
  expect(Object.keys(usedSingletons(folder)).sort()).toEqual([
    '@portal/shared/i18n',
    '@portal/shared/toast',
    'react',
    'react-dom',
    'react/jsx-runtime',
  ])
})
