import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { writeFigures } from './figures.ts'

const workspace = vi.hoisted(() => ({ root: '' }))
vi.mock('../../shared/vite/workspace.ts', () => workspace)

test('figures say on which day they were measured', () => {
  workspace.root = mkdtempSync(join(tmpdir(), 'figures-'))
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') })
  vi.stubEnv('PORTAL_FIGURES', '1')
  onTestFinished(() => {
    rmSync(workspace.root, { recursive: true })
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })
  const page = join(workspace.root, 'docs/reliability.md')
  mkdirSync(join(workspace.root, 'docs'))
  writeFileSync(page, '# Page\n\n<!-- faults -->\nold\n<!-- end -->\n')
  writeFigures('faults', '| new |\n')
  expect(readFileSync(page, 'utf8')).toBe(
    '# Page\n\n<!-- faults -->\n| new |\n\nMeasured on 2026-11-28.\n<!-- end -->\n',
  )
})
