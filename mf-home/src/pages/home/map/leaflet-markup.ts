interface TrustedTypes {
  defaultPolicy: unknown
  createPolicy: (name: 'default', rules: { createHTML: (html: string) => string | null }) => unknown
}

/** The only markup that Leaflet writes as text in our use: its probe for inline SVG. */
const leafletMarkup = '<svg/>'

/**
 * Lets Leaflet load under a policy of trusted types, and nothing else with it. Where the page
 * brings its own default policy, that one decides.
 */
export function allowLeafletMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  try {
    trustedTypes.createPolicy('default', {
      createHTML: (html) => (html === leafletMarkup ? html : null),
    })
  } catch {
    // The page does not allow this policy. Leaflet then fails to load, and the list stands alone.
  }
}
