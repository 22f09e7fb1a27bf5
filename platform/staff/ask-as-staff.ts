import { readSecret, signStaffKey } from '../local-supabase/keys.ts'
import { OperatorError, reasonOf } from '../operator-error.ts'

/** A running portal, and the folder that it keeps its data in. */
export interface StaffAccess {
  /** Where the portal or the backend answers, such as `http://localhost:4173`. */
  address: string
  dataDir: string
}

/** How long the portal may take for one answer, in milliseconds. */
const answerTimeout = 30_000

/**
 * Asks a running portal's data as staff. Whoever may read the data folder may do so: its secret signs
 * a key for this one request.
 *
 * @param path - below `/rest/v1/`
 * @throws OperatorError where nothing answers, or not in time, the address leads elsewhere, or the
 *   folder is another portal's
 */
export async function askAsStaff(
  { address, dataDir }: StaffAccess,
  path: string,
  { headers, ...init }: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const apikey = await signStaffKey(await readSecret(dataDir))
  const url = new URL(`/rest/v1/${path}`, address)
  const response = await fetch(url, {
    ...init,
    headers: { apikey, ...headers },
    // Followed, a POST would become a GET, and its answer be taken for that of what was sent.
    redirect: 'manual',
    signal: AbortSignal.timeout(answerTimeout),
  }).catch((error: Error) => {
    if (error.name === 'TimeoutError') throw tooSlow(address)
    throw new OperatorError(
      `Nothing answers at ${address} (${reasonOf(error)}): start the portal, or name its address with --at.`,
    )
  })
  if (response.status >= 300 && response.status < 400) {
    throw new OperatorError(
      `${address} redirects to ${placeOf(response, url)}: name that address with --at.`,
    )
  }
  if (response.status === 401) {
    throw new OperatorError(
      `The portal at ${address} does not accept the key of ${dataDir}: set PORTAL_DATA to the folder it runs on. On another machine its clock may also differ from this one's.`,
    )
  }
  return response
}

/**
 * What an answer holds.
 *
 * @throws OperatorError where it is no JSON, which a portal always answers with, or does not end
 */
export function jsonOf(response: Response, address: string): Promise<unknown> {
  return response.json().catch((error: Error) => {
    throw error.name === 'TimeoutError' ? tooSlow(address) : noPortal(address)
  })
}

/** The same for rows of a table. */
export async function rowsOf<Row>(response: Response, address: string): Promise<Row[]> {
  const rows = await jsonOf(response, address)
  if (!Array.isArray(rows)) throw noPortal(address)
  return rows
}

/** The refusal of an answer that is none of a portal's. */
export function noPortal(address: string): OperatorError {
  return new OperatorError(`What answers at ${address} is no portal: name its address with --at.`)
}

function tooSlow(address: string): OperatorError {
  return new OperatorError(
    `${address} takes a connection and does not answer within ${answerTimeout / 1000} seconds: see whether the portal runs there, and start it anew. What was to be changed may have been: look before you try again.`,
  )
}

/** Where a redirection leads, without the question. */
function placeOf({ headers }: Response, from: URL): string {
  const location = headers.get('location') ?? ''
  if (location === '' || !URL.canParse(location, from)) return 'another address'
  const { origin, pathname } = new URL(location, from)
  return origin + pathname
}
