import type { Settings } from '../compose/document.ts'
import { OperatorError } from '../operator-error.ts'

/** A hosted Supabase project, as the two variables name it. */
export interface HostedSupabase {
  supabaseUrl: string
  supabaseAnonKey: string
}

/** How long a hosted project may take to answer at the start, in milliseconds. */
const patience = 10_000

/**
 * The hosted Supabase project that the environment names, or null where the portal keeps its own
 * data. @throws OperatorError where only one variable is set or the address is not one
 */
export function hostedSupabase(environment: NodeJS.ProcessEnv): HostedSupabase | null {
  const { PORTAL_SUPABASE_URL: url, PORTAL_SUPABASE_ANON_KEY: key } = environment
  if (!url && !key) return null
  if (!url || !key) {
    throw new OperatorError(
      'PORTAL_SUPABASE_URL and PORTAL_SUPABASE_ANON_KEY belong together: set both to use a hosted Supabase project, or neither to use the embedded database.',
    )
  }
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new OperatorError(
      `PORTAL_SUPABASE_URL is not a web address: “${url}”. It reads like https://<project>.supabase.co.`,
    )
  }
  return { supabaseUrl: new URL(url).origin, supabaseAnonKey: key }
}

/** Makes sure that the hosted project answers. @throws OperatorError where it does not */
export async function checkHostedSupabase({ supabaseUrl, supabaseAnonKey }: HostedSupabase) {
  const answer = await fetch(`${supabaseUrl}/rest/v1/news?select=id&limit=1`, {
    headers: { apikey: supabaseAnonKey, authorization: `Bearer ${supabaseAnonKey}` },
    signal: AbortSignal.timeout(patience),
  }).catch((error: Error) => error)
  if (answer instanceof Error) {
    throw new OperatorError(
      `The Supabase project at ${supabaseUrl} does not answer (${answer.message}). Check PORTAL_SUPABASE_URL and the connection, or unset both variables to use the embedded database.`,
    )
  }
  if (!answer.ok) {
    throw new OperatorError(
      `The Supabase project at ${supabaseUrl} refused the request for news with status ${answer.status}. Check PORTAL_SUPABASE_ANON_KEY, and that the migrations in supabase/migrations have been applied.`,
    )
  }
  const news: unknown = await answer.json().catch(() => null)
  if (!Array.isArray(news)) {
    throw new OperatorError(
      `What answers at ${supabaseUrl} is no Supabase project: it sent something else than a list of news. Check PORTAL_SUPABASE_URL; it reads like https://<project>.supabase.co.`,
    )
  }
}

/**
 * Settings of the map, where the environment changes them. Browsers take them as they are.
 *
 * @throws OperatorError where tiles would not load: the map asks for them by zoom and place, and its
 * page, which browsers get over https, may load nothing over http
 */
export function mapSettings(environment: NodeJS.ProcessEnv): Partial<Settings> {
  const { PORTAL_MAP_TILE_URL: tiles, PORTAL_MAP_ATTRIBUTION: attribution } = environment
  if (tiles && !isTileUrl(tiles)) {
    throw new OperatorError(
      `PORTAL_MAP_TILE_URL is not an address of map tiles: “${tiles}”. It reads like https://tiles.example/{z}/{x}/{y}.png, or /tiles/{z}/{x}/{y}.png for tiles of this host.`,
    )
  }
  return {
    ...(tiles && { mapTileUrl: tiles }),
    ...(attribution && { mapAttribution: attribution }),
  }
}

function isTileUrl(text: string): boolean {
  return (
    ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) &&
    (/^\/(?!\/)/.test(text) || (text.startsWith('https://') && URL.canParse(text)))
  )
}
