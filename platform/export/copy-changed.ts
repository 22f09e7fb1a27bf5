import { copyFile, mkdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Copies files whose content differs, each in one step: a reader sees the old one or the new one. */
export async function copyChanged(
  from: string,
  to: string,
  files: readonly string[],
): Promise<void> {
  for (const file of files) {
    const source = join(from, file)
    const target = join(to, file)
    const [wanted, found] = await Promise.all([
      readFile(source),
      readFile(target).catch(() => null),
    ])
    if (found?.equals(wanted)) continue
    await mkdir(dirname(target), { recursive: true })
    await copyFile(source, `${target}.draft`)
    await rename(`${target}.draft`, target)
  }
}
