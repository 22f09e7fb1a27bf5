import { readFile } from 'node:fs/promises'

const names = ['language', 'dataSaver', 'fetchEarly', 'returning', 'boot', 'outbound'] as const

/** The only scripts that stand in a document itself; the security policy allows them by digest. */
export type InlineScripts = Readonly<Record<(typeof names)[number], string>>

let minified: Promise<InlineScripts> | undefined

/** The scripts as short as they can be, made once by a command that writes documents. */
export function inlineScripts(): Promise<InlineScripts> {
  minified ??= minify()
  return minified
}

async function minify(): Promise<InlineScripts> {
  // Most commands write no document, and Vite takes longer to load than they do to run.
  const { minifySync } = await import('vite')
  const scripts = names.map(async (name) => {
    const file = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.js`
    const source = await readFile(new URL(`./inline/${file}`, import.meta.url), 'utf8')
    return [name, minifySync(file, source).code.trim()] as const
  })
  return Object.fromEntries(await Promise.all(scripts)) as InlineScripts
}
