import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './workspace.ts'

/**
 * Builds nothing that reaches into another section, the shell or the platform: what a section is made
 * of decides its version, and another team's sources change without it.
 *
 * @param folder - of the section
 */
export function ownSourcesOnly(folder: string): Plugin {
  const allowed = [folder, join(root, 'shared'), join(root, 'node_modules')]
  return {
    name: 'portal:own-sources-only',
    apply: 'build',
    moduleParsed({ id }) {
      const file = id.replace(/[?#].*/, '')
      if (!file.startsWith(root + sep)) return
      if (allowed.some((place) => file.startsWith(place + sep))) return
      this.error(
        `${relative(root, folder)} imports ${relative(root, file)}. A section is made of its own files and of what @portal/shared offers.`,
      )
    },
  }
}
