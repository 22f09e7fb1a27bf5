import type { Plugin } from 'vite'

/**
 * Takes the style sheet out of sonner's script: a strict content security policy forbids the `<style>`
 * that it would insert. `shared/src/toast/sonner.ts` has the document adopt that sheet instead.
 */
export function sonnerWithoutStyles(): Plugin {
  return {
    name: 'portal:sonner-without-styles',
    transform: {
      filter: { id: /sonner\/dist\/index\.mjs$/ },
      handler(code) {
        const stripped = code.replace(/^__insertCSS\("[^\n]*$/m, '')
        if (stripped === code) this.error('sonner no longer inserts its styles the known way')
        return { code: stripped, map: null }
      },
    },
  }
}
