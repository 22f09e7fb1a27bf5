import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ShellRelease } from '../release/release.ts'
import { pathInRelease } from '../release/release-file.ts'

/** A module's address and its digest, as `integrity` attributes hold it. */
export type Pinned = readonly [address: string, integrity: string]

/** The smallest file, in bytes, that is worth its place in the head of every document. */
export const worthwhile = 10_000

/** The shell's own modules that every page needs, without those that hardly take the line any time. */
export async function earlyModules({ facts, folder }: ShellRelease): Promise<Pinned[]> {
  const sized = await Promise.all(
    facts.modules.map(async (address) => ({
      address,
      integrity: facts.integrity[address] ?? '',
      bytes: (await stat(join(folder, pathInRelease(address)))).size,
    })),
  )
  return sized
    .filter(({ bytes }) => bytes >= worthwhile)
    .map(({ address, integrity }) => [address, integrity])
}
