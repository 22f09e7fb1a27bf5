import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Loads the check in a Node that says that it is of this version. */
function check(version: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`
  const { href } = new URL('./node-version.js', import.meta.url)
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `${pretend}; await import('${href}')`],
    { encoding: 'utf8' },
  )
  return { status, stderr }
}

it.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.11.1'])(
  'a Node of version %s is told not to do',
  (version) => {
    const { status, stderr } = check(version)
    expect(stderr).toMatch(/^error: The portal needs Node 20\.19 or newer \(not 21, [^\n]+\n$/)
    expect(stderr).toContain(`this is ${version}.`)
    expect(status).toBe(1)
  },
)

it.each(['20.19.0', '22.12.0', '24.0.0', '25.1.0'])('a Node of version %s is taken', (version) => {
  expect(check(version)).toEqual({ status: 0, stderr: '' })
})
