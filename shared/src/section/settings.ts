import { settingsId } from './document-names.ts'
import { readData } from './read-data.ts'

/** Addresses and keys that differ from one deployment to the next; every document carries them. */
export interface PortalSettings {
  /** Origin of the hosted Supabase project; empty where the portal itself serves the data. */
  supabaseUrl: string
  supabaseAnonKey: string
  /** Template of the map tiles' addresses, with `{z}`, `{x}` and `{y}`, where it is not the default. */
  mapTileUrl?: string
  /** Credit for tiles other than OpenStreetMap's own, in plain text. */
  mapAttribution?: string
}

/**
 * The settings of this document. Read at call time: the same release serves an install on its own
 * database and one on a hosted project. Throws where there are none.
 */
export function readSettings(): PortalSettings {
  return readData(settingsId)
}
