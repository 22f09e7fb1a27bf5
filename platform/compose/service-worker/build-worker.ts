import type { Rolldown } from 'vite'
import type { WorkerSettings } from '../../../shell/src/offline/names.ts'

/**
 * Bundles the service worker, or the one that withdraws it.
 *
 * @param names - what the shell's release calls the things that both speak of, and how much is kept
 * @returns the script's text
 */
export async function buildWorker(
  source: 'worker' | 'withdrawn',
  names: WorkerSettings,
): Promise<string> {
  // Most commands build none, and Vite takes longer to load than they do to run.
  const { build } = await import('vite')
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    publicDir: false,
    define: {
      portalNames: JSON.stringify(names),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: `${source}.ts`, output: { format: 'iife' } },
    },
  })
  const [output] = [built].flat() as Rolldown.RolldownOutput[]
  const [script] = output?.output ?? []
  if (!script) throw new Error(`${source}.ts was not built`)
  return script.code
}
