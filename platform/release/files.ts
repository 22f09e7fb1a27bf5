import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import {
  copyFile,
  constants as copying,
  link,
  mkdir,
  open,
  readFile,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** All files below a folder, as paths relative to it with `/`, in a stable order. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

/**
 * Subresource integrity of a file's content. SHA-256, since every document carries one for each of
 * its modules, and digests do not compress.
 */
export function integrityOf(content: Uint8Array | string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/** A short name for content: equal for equal parts, different for all others. */
export function digestOf(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12)
}

const compressible = /\.(js|css|html|json|svg|xml|txt|webmanifest)$/

/** Writes a brotli and a gzip copy beside every file below a folder that gains by it. */
export async function precompress(folder: string): Promise<void> {
  await Promise.all(
    listFiles(folder)
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const path = join(folder, file)
        await writeCompressed(path, await readFile(path))
      }),
  )
}

/**
 * What this process writes from now on is readable by all who may enter its folder, whatever umask it was
 * started with: the portal reads what teams publish, as another user.
 */
export function readableByAll(): void {
  process.umask(process.umask() & 0o022)
}

/** Writes a file, whose folder may yet have to be made. */
export async function writeWithFolder(path: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

/**
 * Writes the brotli and the gzip copy of a file, whose folder may yet have to be made.
 *
 * @param content - of the file
 * @param quality - of brotli, up to 11: what is written once and read for ever gets the highest
 */
export async function writeCompressed(
  path: string,
  content: Uint8Array | string,
  quality = 11,
): Promise<void> {
  const bytes = Buffer.from(content)
  const [brotli, gzipped] = await Promise.all([
    toBrotli(bytes, quality),
    toGzip(bytes),
    mkdir(dirname(path), { recursive: true }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}

function toBrotli(content: Uint8Array, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  return promisify(brotliCompress)(content, { params })
}

export function toGzip(content: Uint8Array): Promise<Buffer> {
  return promisify<Uint8Array, { level: number }, Buffer>(gzip)(content, { level: 9 })
}

/** Size of all files below a folder in bytes, as they are sent: compressed where there is a copy. */
export function sentBytes(folder: string): number {
  const files = listFiles(folder)
  const known = new Set(files)
  return files
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => statSync(join(folder, known.has(`${file}.br`) ? `${file}.br` : file)).size)
    .reduce((sum, size) => sum + size, 0)
}

/** Makes a folder's files appear in another one without writing them again, where that can be done. */
export async function linkFiles(from: string, to: string): Promise<void> {
  for (const file of listFiles(from)) {
    const target = join(to, file)
    await mkdir(dirname(target), { recursive: true })
    await link(join(from, file), target).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error
      // Another file system, or one without hard links.
      return copyFile(join(from, file), target, copying.COPYFILE_EXCL)
    })
  }
}

/** Has a file, or all files below a folder, reach the disk: what is named afterwards is whole even after a power cut. */
export async function flushToDisk(path: string): Promise<void> {
  const isFolder = (await stat(path)).isDirectory()
  const files = isFolder ? listFiles(path).map((file) => join(path, file)) : [path]
  for (const name of files) {
    const file = await open(name)
    await file.sync()
    await file.close()
  }
}
