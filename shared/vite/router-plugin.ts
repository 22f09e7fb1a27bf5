import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out what the portal does not use of react-router. Its components are made
 * by calls at the top of the module and named by assignments; to a bundler both look as if they did
 * something, so the code for whole frameworks would stay.
 */
export function routerWithoutFrameworks(): Plugin {
  return {
    name: 'portal:router-without-frameworks',
    transform: {
      filter: { id: /react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*$/gm, '')
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}
