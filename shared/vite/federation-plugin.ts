import { type Plugin, parseAst } from 'vite'

/**
 * Leaves out of the federation runtime what this portal has no use for. The runtime is set to go without
 * most of it, but the code would stay:
 *
 * - what reads manifests and preloads what they name, since documents name every file themselves;
 * - what loads remotes as classic scripts or by SystemJS, since sections are modules;
 * - what takes a remote away, since a release stays for as long as a document;
 * - what understands every range of versions, since releases ask for `^1.2.3` alone, from 1.0.0 on;
 * - a logger that traces stacks;
 * - what its errors say at length: they name their number, and the page that explains it;
 * - what describes the host to whoever gathers errors, since nobody does;
 * - what tells plugins how far it is, since the shell's one plugin hears of what it could not lend alone.
 *
 * Fails a build in which any of this no longer stands where it was.
 */
export function leanFederation(): Plugin {
  const missing = new Set([...Object.keys(replacements), ...Object.keys(emptied), ...talkative])
  return {
    name: 'portal:lean-federation',
    apply: 'build',
    load: {
      filter: { id: runtimeFile },
      handler(id) {
        const file = fileOf(id)
        missing.delete(file)
        return replacements[file]
      },
    },
    transform: {
      filter: { id: runtimeFile },
      handler(code, id) {
        const file = fileOf(id)
        const lean = withoutBodies(code, emptied[file] ?? [])
        return talkative.has(file) ? withoutTalk(lean) : lean
      },
    },
    buildEnd(error) {
      if (error || missing.size === 0) return
      this.error(`The federation runtime has no ${[...missing].join(', ')} any more`)
    },
  }
}

const runtimeFile = /@module-federation\/(.*)\.m?js$/

function fileOf(id: string): string {
  return runtimeFile.exec(id)?.[1] ?? ''
}

/** A module whose functions and methods of these names do nothing. @throws where one is not there */
function withoutBodies(code: string, names: readonly string[]): string {
  const bodies = new Map<string, { start: number; end: number }>()
  for (const statement of parseAst(code).body) {
    if (statement.type === 'FunctionDeclaration' && statement.id && statement.body)
      bodies.set(statement.id.name, statement.body)
    const declaration =
      statement.type === 'VariableDeclaration' ? statement.declarations[0]?.init : statement
    if (declaration?.type !== 'ClassExpression' && declaration?.type !== 'ClassDeclaration')
      continue
    for (const member of declaration.body.body) {
      if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier') continue
      if (member.value.body) bodies.set(member.key.name, member.value.body)
    }
  }
  const found = names.map((name) => {
    const body = bodies.get(name)
    if (!body) throw new Error(`The federation runtime has no ${name} any more`)
    return body
  })
  return withEmptyBlocks(code, found)
}

interface Place {
  start: number
  end: number
}

/** From the end on, so that what stands before keeps its place. */
function withEmptyBlocks(code: string, places: Place[]): string {
  return places
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, code)
}

/** A module without the statements that tell plugins something, and want no answer. */
function withoutTalk(code: string): string {
  const told = statementsIn(parseAst(code)).filter(({ expression }) => {
    const call = expression.type === 'AwaitExpression' ? expression.argument : expression
    if (call.type !== 'CallExpression') return false
    return /\.lifecycle\.\w+\.emit$/.test(code.slice(call.callee.start, call.callee.end))
  })
  if (told.length === 0) throw new Error('The federation runtime tells plugins in another way')
  return withEmptyBlocks(code, told)
}

type ExpressionStatement = Extract<
  ReturnType<typeof parseAst>['body'][number],
  { type: 'ExpressionStatement' }
>

/** The statements within a tree that are an expression. */
function statementsIn(tree: object): ExpressionStatement[] {
  const inner = Object.values(tree)
    .filter((value) => typeof value === 'object' && value !== null)
    .flatMap(statementsIn)
  return 'type' in tree && tree.type === 'ExpressionStatement'
    ? [tree as ExpressionStatement, ...inner]
    : inner
}

/** Functions and methods that shall do nothing, by their file. */
const emptied: Record<string, readonly string[]> = {
  'runtime-core/dist/remote/index': ['preloadRemote', 'removeRemote'],
  'runtime-core/dist/shared/index': ['emitAfterLoadShare', 'emitAfterRegisterShare'],
  'runtime-core/dist/utils/load': ['loadSystemJsEntry', 'loadEntryScript'],
}

/** Files that tell plugins of what nobody hears. */
const talkative = new Set([
  'runtime-core/dist/module/index',
  'runtime-core/dist/remote/index',
  'runtime-core/dist/utils/load',
])

/** What stands in for whole files. */
const replacements: Record<string, string> = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler': `
    import { PluginSystem } from '../../utils/hooks/pluginSystem.js'
    export class SnapshotHandler {
      hooks = new PluginSystem({})
      manifestCache = new Map()
    }
    export const getGlobalRemoteInfo = () => ({})`,
  'runtime-core/dist/utils/preload': `
    export const formatPreloadArgs = () => []
    export const preloadAssets = () => {}
    export const defaultPreloadArgs = {}
    export const normalizePreloadExposes = () => []`,
  'runtime-core/dist/utils/context': 'export const optionsToMFContext = () => {}',
  // Besides `^`, the runtime itself asks for `<=` to find the newest of several versions.
  'runtime-core/dist/utils/semver/index': `
    export function satisfy(version, range) {
      const [, operator, numbers] = /^(\\^|<=)(\\d+\\.\\d+\\.\\d+)$/.exec(range) ?? []
      if (!numbers) return false
      const given = version.split('.').map(Number)
      const asked = numbers.split('.').map(Number)
      const order = given.map((number, place) => number - asked[place]).find(Boolean) ?? 0
      return operator === '<=' ? order <= 0 : order >= 0 && given[0] === asked[0]
    }`,
  'error-codes/dist/desc': `
    export const runtimeDescMap = {}
    export { runtimeDescMap as typeDescMap, runtimeDescMap as buildDescMap, runtimeDescMap as errorDescMap }`,
  'sdk/dist/dom': `
    const refuse = () => {
      throw new Error('Sections are loaded as modules, not as classic scripts')
    }
    export { refuse as createLink, refuse as createScript, refuse as loadScript }
    export { refuse as isStaticResourcesEqual, refuse as safeWrapper }`,
  'sdk/dist/logger': `
    export const createLogger = (prefix) => {
      const tell = (level) => (...words) => console[level](prefix, ...words)
      return { log: tell('log'), info: tell('info'), warn: tell('warn'), error: tell('error'), debug() {} }
    }
    export const logger = createLogger('[ Module Federation ]')
    export const infrastructureLogger = logger
    export const createInfrastructureLogger = createLogger
    export const bindLoggerToCompiler = () => {}`,
}
