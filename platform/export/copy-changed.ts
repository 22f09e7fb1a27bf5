import { copyFile, mkdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Copies files below a folder whose content differs, as `replaceChanged` does. */
export async function copyChanged(
  from: string,
  to: string,
  files: readonly string[],
): Promise<void> {
  for (const file of files) await replaceChanged(join(from, file), join(to, file))
}

/** Copies a file whose content differs, in one step: a reader sees the old one or the new one. */
export async function replaceChanged(source: string, target: string): Promise<void> {
  const [wanted, found] = await Promise.all([readFile(source), readFile(target).catch(() => null)])
  if (found?.equals(wanted)) return
  await mkdir(dirname(target), { recursive: true })
  await copyFile(source, `${target}.draft`)
  await rename(`${target}.draft`, target)
}
