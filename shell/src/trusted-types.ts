import { documentPolicy, importsPolicy, workerPolicy } from '@portal/shared/document-names'

/** The part of the browser's Trusted Types that is used here; older browsers have none. */
interface TrustedTypes {
  createPolicy<Rule extends string>(
    name: string,
    rules: Record<Rule, (text: string) => string>,
  ): Record<Rule, (text: string) => string>
}

/** Where the portal's service worker is. */
export const workerAddress = '/service-worker.js'

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

const same = (text: string) => text

/**
 * Vouches for a document of this portal, fetched from its own origin: it may be parsed, and shown.
 * A policy is made once; the page's security policy names those that there may be.
 */
export const trustDocument = policy(documentPolicy, 'createHTML', same)

/** Vouches for the text of an import map: data, and never code. */
export const trustImportMap = policy(importsPolicy, 'createScript', (text) =>
  JSON.stringify(JSON.parse(text)) === text ? text : '',
)

/** Vouches for the address of the portal's service worker, and for no other. */
export const trustWorker = policy(workerPolicy, 'createScriptURL', (asked) => {
  if (asked === workerAddress) return asked
  throw new TypeError(`${asked} is not the portal's worker`)
})

function policy<Rule extends string>(
  name: string,
  rule: Rule,
  check: (text: string) => string,
): (text: string) => string {
  if (!trustedTypes) return check
  const made = trustedTypes.createPolicy(name, { [rule]: check } as Record<Rule, typeof check>)
  return (text) => made[rule](text)
}
