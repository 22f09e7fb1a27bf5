// Loaded before a command: kills the process, as kill -9 does, right before its n-th change of a
// file or folder. DIE_AT names n; without it the changes are only counted, and told at the end.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const dieAt = Number(process.env.DIE_AT ?? Number.POSITIVE_INFINITY)
let changes = 0

for (const name of [
  'copyFile',
  'cp',
  'link',
  'mkdir',
  'open',
  'rename',
  'rm',
  'unlink',
  'writeFile',
]) {
  const original = fs.promises[name]
  fs.promises[name] = (path, ...rest) => {
    const isWrite = name !== 'open' || /w|a/.test(String(rest[0]))
    if (isWrite && String(path).includes(process.env.PORTAL_STORE ?? '')) {
      changes += 1
      if (changes === dieAt) process.kill(process.pid, 'SIGKILL')
    }
    return original.call(fs.promises, path, ...rest)
  }
}
syncBuiltinESMExports()

process.on('exit', () => console.log(`changes: ${changes}`))
