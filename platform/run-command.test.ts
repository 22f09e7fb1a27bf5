import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tell } from './run-command.ts'

const print = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(print)
})
afterEach(() => {
  vi.restoreAllMocks()
  print.mockReset()
})

const advice = 'Mend that, or begin anew in other folders: PORTAL_DATA and PORTAL_STORE.'

it.each([
  [
    'the embedded database on a full disk',
    { name: 'ErrnoError', errno: 51 },
    'The database cannot be used: the disk is full.',
  ],
  [
    'the embedded database on a read-only disk',
    { name: 'ErrnoError', errno: 69 },
    'The database cannot be used: the disk is read-only.',
  ],
  [
    'a write to a full disk',
    { code: 'ENOSPC', syscall: 'write' },
    'A file cannot be written: the disk is full.',
  ],
  [
    'a folder and those above it on a read-only disk',
    { code: 'ENOENT', syscall: 'mkdir', path: '/mnt/data' },
    '/mnt/data cannot be used (mkdir): no folder can be made there, as on a read-only disk.',
  ],
])('tells in one line: %s', (_label, facts, line) => {
  tell(facts)
  expect(print.mock.calls).toEqual([[`error: ${line} ${advice}`]])
})

it.each([
  ['a defect', new Error('unforeseen')],
  ['a file that should be there', { code: 'ENOENT', syscall: 'open', path: '/a' }],
  ['a port that is denied', { code: 'EACCES', syscall: 'listen', port: 80 }],
  ['another failure of the embedded database', { name: 'ErrnoError', errno: 44 }],
])('keeps all that is known of %s', (_label, error) => {
  tell(error)
  expect(print.mock.calls).toEqual([[error]])
})

it('tells what was thrown where that is no error', () => {
  tell(null)
  expect(print.mock.calls).toEqual([[null]])
})
