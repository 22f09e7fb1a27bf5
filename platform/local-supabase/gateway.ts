import type { IncomingMessage } from 'node:http'
import { ApiError } from './api-error.ts'
import { exposedSchema } from './catalog.ts'
import { type Role, verifyKey } from './keys.ts'

/** Longer than any address that supabase-js sends without a warning of its own. */
const longestUrl = 8_000

const acceptable = ['application/json', 'application/vnd.pgrst.object+json', '*/*', 'application/*']

/**
 * Refuses what no client of ours sends, before anything is read or parsed.
 *
 * @throws ApiError
 */
export function checkShape(request: IncomingMessage): void {
  if ((request.url ?? '').length > longestUrl) {
    throw new ApiError(414, 'PGRST100', `The address is longer than ${longestUrl} characters`)
  }
  for (const name of ['accept-profile', 'content-profile']) {
    const schema = request.headers[name]
    if (schema !== undefined && schema !== exposedSchema) {
      throw new ApiError(
        406,
        'PGRST106',
        `Invalid schema: ${String(schema).slice(0, 63)}`,
        null,
        `Only the following schemas are exposed: ${exposedSchema}`,
      )
    }
  }
  const wanted = acceptOf(request).split(',')
  if (!wanted.some((type) => acceptable.includes(type.split(';')[0]?.trim() ?? ''))) {
    throw new ApiError(
      406,
      'PGRST107',
      `None of these media types are available: ${wanted.join(',').slice(0, 120)}`,
    )
  }
  if (acceptOf(request).includes('nulls=stripped')) {
    throw new ApiError(406, 'PGRST107', 'Stripped nulls are not available')
  }
}

/** The media types that the request takes, in lower case; any, where its header lists none. */
export function acceptOf(request: IncomingMessage): string {
  return (request.headers.accept ?? '*/*').toLowerCase()
}

/**
 * The role of the request. The API key opens the door, as at Supabase's gateway; a bearer token,
 * where there is one, says who comes in.
 *
 * @throws ApiError where there is no key, or one is not ours
 */
export async function roleOf(
  request: IncomingMessage,
  search: URLSearchParams,
  secret: Uint8Array,
): Promise<Role> {
  const key = request.headers.apikey ?? search.get('apikey')
  if (typeof key !== 'string' || key === '') {
    throw new ApiError(
      401,
      'PGRST301',
      'No API key found in request',
      null,
      'No `apikey` request header or url param was found.',
    )
  }
  const keyRole = await verifyKey(secret, key)
  if (keyRole === null || keyRole === 'expired') {
    throw new ApiError(401, 'PGRST301', 'Invalid API key', null, 'Double check your API key.')
  }

  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (request.headers.authorization === undefined) return keyRole
  const role = bearer === undefined ? null : await verifyKey(secret, bearer)
  if (role === 'expired') throw new ApiError(401, 'PGRST303', 'JWT expired')
  if (role === null) throw new ApiError(401, 'PGRST301', 'JWT could not be decoded')
  return role
}
