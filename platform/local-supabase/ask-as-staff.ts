import { OperatorError } from '../operator-error.ts'
import { existingSecret, signStaffKey } from './keys.ts'

/** A running portal, and the folder that it keeps its data in. */
export interface StaffAccess {
  /** Where the portal or the backend answers, such as `http://localhost:4173`. */
  address: string
  dataDir: string
}

/**
 * Asks a running portal's data as staff. Whoever may read the data folder may do so: its secret signs
 * a key for this one request.
 *
 * @param path - below `/rest/v1/`
 * @throws OperatorError where nothing answers, the address leads elsewhere, or the folder is another
 *   portal's
 */
export async function askAsStaff(
  { address, dataDir }: StaffAccess,
  path: string,
  { headers, ...init }: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const apikey = await signStaffKey(await existingSecret(dataDir))
  const url = new URL(`/rest/v1/${path}`, address)
  const response = await fetch(url, {
    ...init,
    headers: { apikey, ...headers },
    // Followed, a POST would become a GET, and its answer be taken for that of what was sent.
    redirect: 'manual',
  }).catch(() => {
    throw new OperatorError(`Nothing answers at ${address}: start the portal, or give its address.`)
  })
  if (response.status >= 300 && response.status < 400) {
    throw new OperatorError(
      `${address} redirects to ${placeOf(response, url)}: name that address with --at, or to npm run messages as it is.`,
    )
  }
  if (response.status === 401) {
    throw new OperatorError(
      `The portal at ${address} does not accept the key of ${dataDir}: set PORTAL_DATA to the folder it runs on. On another machine its clock may also differ from this one's.`,
    )
  }
  return response
}

/** Where a redirection leads, without the question. */
function placeOf({ headers }: Response, from: URL): string {
  const location = headers.get('location') ?? ''
  if (location === '' || !URL.canParse(location, from)) return 'another address'
  const { origin, pathname } = new URL(location, from)
  return origin + pathname
}
