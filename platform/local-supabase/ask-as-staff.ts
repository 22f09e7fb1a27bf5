import { OperatorError } from '../operator-error.ts'
import { existingSecret, signKey } from './keys.ts'

/** A running portal, and the folder that it keeps its data in. */
export interface StaffAccess {
  /** Where the portal or the backend answers, such as `http://localhost:4173`. */
  address: string
  dataDir: string
}

/**
 * Asks a running portal's data as staff. Whoever may read the data folder may do so: its secret signs
 * the key.
 *
 * @param path - below `/rest/v1/`
 * @throws OperatorError where nothing answers, or the folder is another portal's
 */
export async function askAsStaff(
  { address, dataDir }: StaffAccess,
  path: string,
  { headers, ...init }: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const apikey = await signKey(await existingSecret(dataDir), 'service_role')
  const url = new URL(`/rest/v1/${path}`, address)
  const response = await fetch(url, { ...init, headers: { apikey, ...headers } }).catch(() => {
    throw new OperatorError(`Nothing answers at ${address}: start the portal, or give its address.`)
  })
  if (response.status === 401) {
    throw new OperatorError(
      `The portal at ${address} does not accept the key of ${dataDir}: set PORTAL_DATA to the folder it runs on.`,
    )
  }
  return response
}
