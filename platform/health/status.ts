import { OperatorError, reasonOf } from '../operator-error.ts'
import { portalAddress } from '../portal-address.ts'
import { runCommand } from '../run-command.ts'
import { timeInManila } from '../time-in-manila.ts'
import { findSlowDelivery } from './delivery.ts'
import type { Health } from './health.ts'
import { inspectPortal, type Reader } from './inspect.ts'

/** How long the portal may take for one answer, in milliseconds. */
const answerTimeout = 20_000

/**
 * `npm run status [-- <address>]`: the state of every section of a running portal, asked over the
 * network. Ends with code 1 where something is wrong.
 */
await runCommand(async () => {
  const origin = portalAddress(process.argv[2])
  const health = await ownReport(origin)
  const tellUnseen = (error: Error) => {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(`The portal at ${origin} cannot be looked at: ${reasonOf(error)}.`)
  }
  const sections = await inspectPortal(readerOf(origin)).catch(tellUnseen)
  console.log(`${origin}${health?.site ? `, ${health.site}` : ''}`)
  console.table(
    sections.map(({ id, version, files, wrongFiles, documents, wrongDocuments }) => {
      const own = health?.sections.find((section) => section.id === id)
      return {
        section: id,
        release: version,
        contract: own?.contract ?? '–',
        published: own ? `${timeInManila(own.since)} (${own.by})` : '–',
        files: `${files - wrongFiles.length} of ${files}`,
        documents: `${documents - wrongDocuments.length} of ${documents}`,
      }
    }),
  )
  // The portal sees its own files, not only the copies of them that it has sent here.
  const problems = new Set([
    ...(health?.problem ? [health.problem] : []),
    ...[...sections, ...(health?.sections ?? [])].flatMap(({ wrongFiles, wrongDocuments }) => [
      ...wrongFiles.map((file) => `${file} is missing or altered.`),
      ...wrongDocuments.map((path) => `${path} is missing or of another release.`),
    ]),
    ...(health?.sections ?? [])
      .filter(
        ({ ok, wrongFiles, wrongDocuments }) => !ok && !wrongFiles.length && !wrongDocuments.length,
      )
      .map(
        ({ id, version }) => `${id} is served as ${version}; the registry names another release.`,
      ),
  ])
  for (const problem of problems) console.log(problem)
  const count = `${problems.size} ${problems.size === 1 ? 'problem' : 'problems'}`
  console.log(problems.size === 0 ? 'all is well' : count)
  const slow = await findSlowDelivery(origin).catch(tellUnseen)
  for (const reason of slow) console.log(`slow on weak lines: ${reason}`)
  if (slow.length > 0) console.log('“The TLS proxy” in docs/runbooks/hosting.md says what to set.')
  process.exitCode = problems.size === 0 ? 0 : 1
})

/** What the portal says of itself; null on hosts that only serve files. */
async function ownReport(origin: string): Promise<Health | null> {
  const response = await fetch(`${origin}/health.json`, {
    signal: AbortSignal.timeout(answerTimeout),
  })
    .then((answer) => answer.json() as Promise<Health>)
    .catch(() => null)
  return response?.sections ? response : null
}

function readerOf(origin: string): Reader {
  return async (address) => {
    const signal = AbortSignal.timeout(answerTimeout)
    const response = await fetch(origin + address, { signal }).catch((error: Error) => {
      throw new OperatorError(
        `Nothing answers at ${origin} (${reasonOf(error)}): start the portal, or give its address: npm run status -- https://portal.example.`,
      )
    })
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
  }
}
