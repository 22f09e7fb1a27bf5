import type { Settings } from '../compose/document.ts'
import { isLoopback } from '../compose/loopback.ts'
import { tileSource } from '../compose/security-headers.ts'
import { OperatorError } from '../operator-error.ts'

/** A hosted Supabase project, as the two variables name it. */
export interface HostedSupabase {
  supabaseUrl: string
  supabaseAnonKey: string
}

/**
 * The hosted Supabase project that the environment names, or null where the portal keeps its own
 * data. @throws OperatorError where only one variable is set, the address is not one, has a path or is
 * one that browsers refuse, or the key is none or secret
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
  const { protocol, hostname, origin, href } = new URL(url)
  // Nothing would tell an operator: pages that came over https may ask nothing over http.
  if (protocol === 'http:' && !isLoopback(hostname)) {
    throw new OperatorError(
      `PORTAL_SUPABASE_URL is “${url}”, from which browsers take no data, since the portal's pages come over https: write https:// in the place of http://.`,
    )
  }
  // Policies name origins, and what is asked for is always at the project's root.
  if (href !== `${origin}/`) {
    throw new OperatorError(
      `PORTAL_SUPABASE_URL is “${url}”, but the portal asks for data at the project's own address alone: set it to ${origin}.`,
    )
  }
  // It is sent in a header.
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new OperatorError(
      'PORTAL_SUPABASE_ANON_KEY holds a blank, a line break or a letter that no key has. Copy the project’s public key once more, in one piece.',
    )
  }
  if (isSecret(key)) throw new OperatorError(secretKey)
  return { supabaseUrl: origin, supabaseAnonKey: key }
}

const secretKey =
  'PORTAL_SUPABASE_ANON_KEY is a key that must stay secret: every document of the portal would carry it, and whoever has it reads all messages. Take the project’s public key, “anon” or “publishable”; if the secret one has been published, replace it at Supabase.'

/** Whether a key is one that opens more than what is public. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true
  const role = roleIn(key)
  return role !== undefined && role !== 'anon'
}

/** The role that a key of Supabase's older kind, a JWT, names. */
function roleIn(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()).role
  } catch {
    return undefined
  }
}

/**
 * What documents are composed with, as the environment says.
 *
 * @param anonKey - of the embedded database, where no hosted project keeps the data
 */
export function settingsOf(environment: NodeJS.ProcessEnv, anonKey: string): Settings {
  const hosted = hostedSupabase(environment)
  const supabase = hosted ?? { supabaseUrl: '', supabaseAnonKey: anonKey }
  return { ...supabase, ...mapSettings(environment) }
}

/**
 * Whether X-Forwarded-For is believed, as PORTAL_TRUST_PROXY says.
 *
 * @throws OperatorError where that is not understood
 */
export function trustsProxy({ PORTAL_TRUST_PROXY: text = '' }: NodeJS.ProcessEnv): boolean {
  if (text === '' || text === '0') return false
  if (text === '1') return true
  throw new OperatorError(
    `PORTAL_TRUST_PROXY is “${text}”. Set it to 1 behind a proxy that writes X-Forwarded-For itself, else to 0 or not at all.`,
  )
}

const names = [
  'PORTAL_DATA',
  'PORTAL_HOST',
  'PORTAL_MAP_ATTRIBUTION',
  'PORTAL_MAP_TILE_URL',
  'PORTAL_PREVIEW_KEY',
  'PORTAL_STORE',
  'PORTAL_SUPABASE_ANON_KEY',
  'PORTAL_SUPABASE_URL',
  'PORTAL_TRUST_PROXY',
]

/**
 * A sentence for each setting in the environment that looks like the portal's and is none; those of its
 * tests are left out.
 */
export function unknownSettings(environment: NodeJS.ProcessEnv): string[] {
  return Object.keys(environment)
    .filter((name) => /^PORTAL_(?!TEST_|FIGURES$)/.test(name) && !names.includes(name))
    .map(
      (name) =>
        `${name} is no setting of the portal, and is left out. There are: ${names.join(', ')}.`,
    )
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
    (/^\/(?!\/)/.test(text) ||
      (text.startsWith('https://') && URL.canParse(text) && hasSource(text)))
  )
}

/** Whether a policy can name where tiles come from: it leaves no label open but the first. */
function hasSource(template: string): boolean {
  return !/[{}]/.test(tileSource(template))
}
