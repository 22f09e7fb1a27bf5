import { readFileSync } from 'node:fs'

/** The only scripts that stand in a document itself; the security policy allows them by digest. */
export type InlineScripts = Awaited<ReturnType<typeof minify>>

let minified: Promise<InlineScripts> | undefined

/** The scripts as short as they can be, made once by a command that writes documents. */
export function inlineScripts(): Promise<InlineScripts> {
  minified ??= minify()
  return minified
}

async function minify() {
  // Most commands write no document, and Vite takes longer to load than they do to run.
  const { minifySync } = await import('vite')
  const read = (name: string) => {
    const source = readFileSync(new URL(`./inline/${name}.js`, import.meta.url), 'utf8')
    return minifySync(`${name}.js`, source).code.trim()
  }
  return {
    language: read('language'),
    dataSaver: read('data-saver'),
    fetchEarly: read('fetch-early'),
    returning: read('returning'),
    boot: read('boot'),
    outbound: read('outbound'),
  }
}
