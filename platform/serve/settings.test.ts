import { expect, it } from 'vitest'
import { contentPolicy } from '../compose/security-headers.ts'
import { OperatorError } from '../operator-error.ts'
import {
  hostedSupabase,
  mapSettings,
  settingsOf,
  trustsProxy,
  unknownSettings,
} from './settings.ts'

const ownData = { supabaseUrl: '', supabaseAnonKey: 'key' }

/** Where the policy of a page with these tiles lets pictures come from. */
function pictureSources(tiles: string | undefined) {
  const settings = { ...ownData, ...mapSettings({ PORTAL_MAP_TILE_URL: tiles }) }
  const policy = contentPolicy(settings, { scripts: [], styles: [] })
  return /img-src ([^;]*)/.exec(policy)?.[1]
}

it.each([
  [undefined, ' https://tile.openstreetmap.org'],
  ['https://tiles.example/{z}/{x}/{y}.png', ' https://tiles.example'],
  ['https://tiles.example:8443/{z}/{x}/{y}.png?key=1', ' https://tiles.example:8443'],
  ['https://{s}.tiles.example/{z}/{x}/{y}.png', ' https://*.tiles.example'],
  ['https://tiles-{s}.example.org/{z}/{x}/{y}.png', ' https://*.example.org'],
  ['/tiles/{z}/{x}/{y}.png', ''],
])('tiles at %s may be shown', (tiles, source) => {
  expect(pictureSources(tiles)).toBe(`'self' data:${source}`)
})

it.each([
  'tiles',
  'https://tiles.example/',
  'https://tiles.example/{z}/{x}.png',
  'http://tiles.example/{z}/{x}/{y}.png',
  '//tiles.example/{z}/{x}/{y}.png',
  'https://{z}{x}{y}:port/',
  'https://a.{s}.tiles.example/{z}/{x}/{y}.png',
  'https://{z}.tiles.example/{x}/{y}.png',
])('tiles at %s are refused', (tiles) => {
  const read = () => mapSettings({ PORTAL_MAP_TILE_URL: tiles })
  expect(read).toThrow(OperatorError)
  expect(read).toThrow(`PORTAL_MAP_TILE_URL is not an address of map tiles: “${tiles}”`)
})

it.each([
  [
    'half of the settings',
    { PORTAL_SUPABASE_URL: 'https://x.example' },
    /belong together: set both/,
  ],
  [
    'an address that is none',
    { PORTAL_SUPABASE_URL: 'x', PORTAL_SUPABASE_ANON_KEY: 'key' },
    /is not a web address: “x”/,
  ],
  [
    'a path in its address',
    { PORTAL_SUPABASE_URL: 'https://x.example/rest/v1/', PORTAL_SUPABASE_ANON_KEY: 'key' },
    /“https:\/\/x\.example\/rest\/v1\/”, [^\n]* set it to https:\/\/x\.example\.$/,
  ],
  [
    'an address without https',
    { PORTAL_SUPABASE_URL: 'http://x.example', PORTAL_SUPABASE_ANON_KEY: 'key' },
    /is “http:\/\/x\.example”, [^\n]* write https:\/\/ in the place of http:\/\/\.$/,
  ],
  [
    'an address that only begins as one of this machine',
    { PORTAL_SUPABASE_URL: 'http://127.0.0.1.x.example', PORTAL_SUPABASE_ANON_KEY: 'key' },
    /write https:\/\/ in the place/,
  ],
  [
    'a key in two lines',
    { PORTAL_SUPABASE_URL: 'https://x.example', PORTAL_SUPABASE_ANON_KEY: 'half\nhalf' },
    /^PORTAL_SUPABASE_ANON_KEY holds a blank, a line break or a letter that no key has\./,
  ],
  [
    'a key with a letter of another script',
    { PORTAL_SUPABASE_URL: 'https://x.example', PORTAL_SUPABASE_ANON_KEY: 'sb_publishable_а' },
    /^PORTAL_SUPABASE_ANON_KEY holds a blank, a line break or a letter that no key has\./,
  ],
  [
    'the key that reads everything',
    { PORTAL_SUPABASE_URL: 'https://x.example', PORTAL_SUPABASE_ANON_KEY: jwtOf('service_role') },
    /is a key that must stay secret/,
  ],
  [
    'a secret key of the newer kind',
    { PORTAL_SUPABASE_URL: 'https://x.example', PORTAL_SUPABASE_ANON_KEY: 'sb_secret_1' },
    /is a key that must stay secret/,
  ],
])('a hosted project with %s is told', (_name, environment, message) => {
  const read = () => hostedSupabase(environment)
  expect(read).toThrow(OperatorError)
  expect(read).toThrow(message)
})

it.each([jwtOf('anon'), 'sb_publishable_1'])('a public key is taken: %s', (key) => {
  const environment = { PORTAL_SUPABASE_URL: 'https://x.example/', PORTAL_SUPABASE_ANON_KEY: key }
  expect(hostedSupabase(environment)).toEqual({
    supabaseUrl: 'https://x.example',
    supabaseAnonKey: key,
  })
})

it.each(['http://localhost:54321', 'http://127.0.0.1:54321', 'http://[::1]:54321'])(
  'a project on this machine needs no https: %s',
  (url) => {
    const environment = { PORTAL_SUPABASE_URL: url, PORTAL_SUPABASE_ANON_KEY: 'key' }
    expect(hostedSupabase(environment)).toEqual({ supabaseUrl: url, supabaseAnonKey: 'key' })
  },
)

it('pages may ask a hosted project, and show its pictures', () => {
  const settings = settingsOf(
    { PORTAL_SUPABASE_URL: 'https://x.example', PORTAL_SUPABASE_ANON_KEY: 'sb_publishable_1' },
    'key',
  )
  const policy = contentPolicy(settings, { scripts: [], styles: [] })
  expect(policy).toContain("; connect-src 'self' https://x.example;")
  expect(policy).toMatch(/; img-src 'self' data: [^;]* https:\/\/x\.example;/)
})

it('who made the map is said as the environment has it', () => {
  const environment = { PORTAL_MAP_ATTRIBUTION: '© Kalinawan' }
  expect(mapSettings(environment)).toEqual({ mapAttribution: '© Kalinawan' })
  expect(settingsOf(environment, 'key')).toEqual({ ...ownData, mapAttribution: '© Kalinawan' })
  expect(settingsOf({}, 'key')).toEqual(ownData)
})

/** A key as Supabase signs them, but for the signature. */
function jwtOf(role: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256' })}.${part({ role })}.signature`
}

it.each([
  [undefined, false],
  ['', false],
  ['0', false],
  ['1', true],
])('PORTAL_TRUST_PROXY of %s is %s', (text, trusted) => {
  expect(trustsProxy({ PORTAL_TRUST_PROXY: text })).toBe(trusted)
})

it('names what is misspelt', () => {
  const [warning, ...others] = unknownSettings({
    PORTAL_SUPABSE_URL: 'x',
    PORTAL_DATA: 'y',
    PATH: '',
  })
  expect(warning).toMatch(/^PORTAL_SUPABSE_URL is no setting .* PORTAL_SUPABASE_URL, /)
  expect(others).toEqual([])
})
