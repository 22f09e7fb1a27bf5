import type { Plugin } from 'vite'

/**
 * Makes React DOM's signals without a stack. They are five errors, made as its module starts and
 * known by identity; nobody reads where they were made. With a tool attached, as Lighthouse is, the
 * browser looks up the lines of a stack at once, and parses all of React DOM once more for them.
 */
export function signalsWithoutStack(): Plugin {
  return {
    name: 'portal:signals-without-stack',
    transform: {
      filter: { id: /react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler(code) {
        let signals = 0
        const lean = code.replace(
          /^(var|) +(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)(?=[,;]$)/gm,
          (_, keyword, name, message) => {
            signals++
            return `${keyword} ${name} = { __proto__: Error.prototype, message: ${message} }`
          },
        )
        if (signals !== 5) {
          this.error(`React DOM makes ${signals} signals the known way, not 5: adapt this plugin`)
        }
        return { code: lean, map: null }
      },
    },
  }
}
