import { readFileSync } from 'node:fs'
import { minifySync } from 'vite'

/** The only scripts that stand in a document itself; the security policy allows them by digest. */
export const inlineScripts = {
  language: read('language'),
  dataSaver: read('data-saver'),
  fetchEarly: read('fetch-early'),
  returning: read('returning'),
  boot: read('boot'),
  outbound: read('outbound'),
}

function read(name: string): string {
  const source = readFileSync(new URL(`./inline/${name}.js`, import.meta.url), 'utf8')
  return minifySync(`${name}.js`, source).code.trim()
}
