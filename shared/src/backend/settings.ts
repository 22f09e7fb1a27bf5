export interface BackendSettings {
  /** Origin of the Supabase project; '' stands for the portal's own origin. */
  supabaseUrl: string
  supabaseAnonKey: string
}

/** Id of the element that carries the settings, as JSON, in every document. */
const settingsElementId = 'portal-settings'

/**
 * Reads where the data comes from out of the document. Read at call time: the same release serves
 * an install on its own database and one on a hosted project. Throws where there are no settings.
 */
export function readSettings(): BackendSettings {
  const text = document.getElementById(settingsElementId)?.textContent ?? ''
  const settings: unknown = text === '' ? null : JSON.parse(text)
  if (
    typeof settings === 'object' &&
    settings !== null &&
    'supabaseUrl' in settings &&
    typeof settings.supabaseUrl === 'string' &&
    'supabaseAnonKey' in settings &&
    typeof settings.supabaseAnonKey === 'string'
  ) {
    return { supabaseUrl: settings.supabaseUrl, supabaseAnonKey: settings.supabaseAnonKey }
  }
  throw new Error(`The document has no #${settingsElementId}`)
}
