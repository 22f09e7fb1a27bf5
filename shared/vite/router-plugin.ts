import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out what the portal does not use of react-router. Its components are made
 * by calls at the top of the module and named by assignments; to a bundler both look as if they did
 * something, so the code for whole frameworks would stay. Fails a build where none of its files makes
 * and names any so.
 */
export function routerWithoutFrameworks(): Plugin {
  let isThere = false
  let isNamed = false
  let isMade = false
  return {
    name: 'portal:router-without-frameworks',
    transform: {
      filter: { id: /react-router\/dist\/.*\.mjs$/ },
      handler(code) {
        const unnamed = code.replace(/^\w+\.displayName = .*$/gm, '')
        const marked = unnamed.replace(
          /= (React\d*\.(?:createContext|forwardRef|memo)\()/g,
          '= /* @__PURE__ */ $1',
        )
        isThere = true
        isNamed ||= unnamed !== code
        isMade ||= marked !== unnamed
        return { code: marked, map: null }
      },
    },
    buildEnd(error) {
      if (error || !isThere || (isNamed && isMade)) return
      this.error('react-router no longer makes and names its components the known way')
    },
  }
}
