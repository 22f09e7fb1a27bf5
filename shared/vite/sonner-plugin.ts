import type { Plugin } from 'vite'

/**
 * Takes the style sheet out of sonner's script. The shell's own sheet carries it instead: a strict
 * content security policy forbids the `<style>` that the script would insert.
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
