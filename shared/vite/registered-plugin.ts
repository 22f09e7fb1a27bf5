import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './workspace.ts'

const rule = /@property\s+--[\w-]+\s*\{[^}]*\}/g

/**
 * Leaves out of a section's sheet the properties that the shell's sheet registers. Others stay: they
 * work, but have the browser style the whole page anew when the sheet is added.
 */
export function withoutRegistered(): Plugin {
  const sheet = readFileSync(join(root, 'shared/src/styles/base/registered.css'), 'utf8')
  const registered = new Set(sheet.match(rule)?.map(plain))
  return {
    name: 'portal:without-registered',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => code.replace(rule, (text) => (registered.has(plain(text)) ? '' : text)),
    },
  }
}

/** The rule as a minifier writes it. */
function plain(text: string): string {
  return text.replace(/\s+/g, '').replace(';}', '}')
}
