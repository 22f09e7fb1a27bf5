import type { Settings } from '../compose/document.ts'
import { tileSource } from '../compose/security-headers.ts'
import { OperatorError, reasonOf } from '../operator-error.ts'

/** A hosted Supabase project, as the two variables name it. */
export interface HostedSupabase {
  supabaseUrl: string
  supabaseAnonKey: string
}

/** How long a hosted project may take to answer at the start, in milliseconds. */
const answerTimeout = 10_000

/** What a project answers to everything while it is paused for its bill or quota, late, or overrun. */
const restricted = [402, 408, 429]

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

/** Whether a host is this machine, which browsers trust without https. */
function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
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

const checkBoth =
  'Check PORTAL_SUPABASE_URL and the connection, or unset both variables to use the embedded database.'

/** The hosted project gave no answer that would tell whether it is the right one. */
export class ProjectAway extends OperatorError {
  readonly problem: string

  constructor(problem: string, remedy = checkBoth) {
    super(`${problem}. ${remedy}`)
    this.problem = problem
  }
}

/**
 * Makes sure that the hosted project answers, and keeps its messages to itself.
 *
 * @throws OperatorError where it does not; ProjectAway where it may do so once it is back
 */
export async function checkHostedSupabase(project: HostedSupabase) {
  const { supabaseUrl } = project
  const answer = await ask(project, 'news')
  if (!answer.ok) {
    throw new OperatorError(
      `The Supabase project at ${supabaseUrl} refused the request for news with status ${answer.status}. Check PORTAL_SUPABASE_ANON_KEY, and that the migrations in supabase/migrations have been applied.`,
    )
  }
  if (!isList(await answer.text().catch(isAway(supabaseUrl)))) {
    // The login page of a network says the same of a project that is the right one.
    throw new ProjectAway(
      `What answers at ${supabaseUrl} is no Supabase project: it sent something else than a list of news`,
      'Check PORTAL_SUPABASE_URL; it reads like https://<project>.supabase.co.',
    )
  }
  const messages = await ask(project, 'contact_messages')
  if (messages.ok) {
    throw new OperatorError(
      `The Supabase project at ${supabaseUrl} shows contact messages to everybody. Apply the migrations in supabase/migrations, whose policies keep them back, and check PORTAL_SUPABASE_ANON_KEY.`,
    )
  }
  if (messages.status === 404) {
    throw new OperatorError(
      `The Supabase project at ${supabaseUrl} has no table for contact messages. Apply all migrations in supabase/migrations.`,
    )
  }
}

/** @throws ProjectAway where nothing answers, or only that it cannot */
async function ask(
  { supabaseUrl, supabaseAnonKey }: HostedSupabase,
  table: string,
): Promise<Response> {
  const answer = await fetch(`${supabaseUrl}/rest/v1/${table}?select=id&limit=1`, {
    headers: { apikey: supabaseAnonKey, authorization: `Bearer ${supabaseAnonKey}` },
    signal: AbortSignal.timeout(answerTimeout),
  }).catch(isAway(supabaseUrl))
  if (answer.status >= 500 || restricted.includes(answer.status)) {
    throw new ProjectAway(
      `The Supabase project at ${supabaseUrl} answers with status ${answer.status} when it is asked for ${table}`,
    )
  }
  return answer
}

/** For a request that fails, or an answer that breaks off or stalls. */
function isAway(supabaseUrl: string): (error: Error) => never {
  return (error) => {
    throw new ProjectAway(
      `The Supabase project at ${supabaseUrl} does not answer (${reasonOf(error)})`,
    )
  }
}

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text))
  } catch {
    return false
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
