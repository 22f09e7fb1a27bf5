import { canary } from './fuzz-requests.ts'

/** A hostile request of a visitor. */
export interface RestProbe {
  name: string
  path: string
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  body?: unknown
  /** Status of the refusal; 200 where the answer is right and has nothing in it. */
  status: number
}

const message = { name: 'A', email: 'a@b.ph', subject: 'B', message: 'C' }
const known = '10000000-0000-4000-8000-00000000cafe'
const post = (path: string, body: unknown, status: number, headers = {}) =>
  ({ method: 'POST', path, body, status, headers }) as const
const leave = (fields: object, status = 400) =>
  post('contact_messages', { ...message, ...fields }, status)

/** Id of a message that is there, as if its sender had told it. */
export const knownMessage = known

export const restProbes: RestProbe[] = [
  { name: 'reads all messages', path: 'contact_messages', status: 401 },
  { name: 'reads ids of messages', path: 'contact_messages?select=id', status: 401 },
  { name: 'reads a known message', path: `contact_messages?id=eq.${known}`, status: 401 },
  { name: 'orders messages by name', path: 'contact_messages?select=id&order=name', status: 401 },
  {
    name: 'counts messages',
    method: 'HEAD',
    path: 'contact_messages',
    headers: { prefer: 'count=exact' },
    status: 401,
  },
  {
    name: 'gets a message back from the insert',
    ...post('contact_messages', message, 401, { prefer: 'return=representation' }),
  },
  {
    name: 'gets only an id back from the insert',
    ...post('contact_messages?select=id', message, 401, { prefer: 'return=representation' }),
  },
  {
    name: 'overwrites a message by its id',
    ...post('contact_messages', { ...message, id: known }, 400, {
      prefer: 'resolution=merge-duplicates',
    }),
  },
  { name: 'sends a known id again', ...leave({ id: known }, 409) },
  { name: 'dates a message back', ...leave({ created_at: '2001-01-01' }, 401) },
  { name: 'numbers a message', ...leave({ number: 1 }) },
  { name: 'gives a message a reference', ...leave({ reference: '2026-000001' }) },
  {
    name: 'hides a column behind ?columns=',
    ...post('contact_messages?columns=name,created_at', message, 401),
  },
  {
    name: 'changes messages',
    method: 'PATCH',
    path: 'contact_messages?id=not.is.null',
    status: 405,
  },
  { name: 'deletes messages', method: 'DELETE', path: 'contact_messages', status: 405 },
  {
    name: 'replaces a message',
    method: 'PUT',
    path: `contact_messages?id=eq.${known}`,
    status: 405,
  },
  { name: 'writes news', ...post('news', { title: 'x', category: 'x' }, 401) },
  { name: 'writes events', ...post('events', { title: 'x', event_date: '2030-01-01' }, 401) },
  { name: 'changes news', method: 'PATCH', path: 'news?id=not.is.null', status: 405 },
  { name: 'calls off events', method: 'DELETE', path: 'events', status: 405 },
  { name: 'reads drafts of news', path: 'news?status=eq.draft', status: 200 },
  { name: 'reads all but published news', path: 'news?status=not.eq.published', status: 200 },
  { name: 'reads news of tomorrow', path: 'news?publish_date=gt.now', status: 200 },
  { name: 'searches drafts by their title', path: `news?title=like.*${canary}*`, status: 200 },
  { name: 'reads drafts of events', path: 'events?status=eq.draft', status: 200 },
  { name: 'joins messages to news', path: 'news?select=*,contact_messages(*)', status: 400 },
  { name: 'widens a filter by or', path: 'news?or=(status.eq.draft,id.not.is.null)', status: 400 },
  { name: 'counts by an aggregate', path: 'news?select=count()', status: 400 },
  { name: 'casts a column', path: 'news?select=status::text', status: 400 },
  { name: 'ends the filter', path: "news?title=eq.x' or '1'='1&status=eq.draft", status: 200 },
  { name: 'ends the order', path: 'news?order=id;drop table news', status: 400 },
  {
    name: 'orders by a subquery',
    path: 'news?order=(select salt from private.contact_limits)',
    status: 400,
  },
  { name: 'ends the column list', path: 'news?select=id" from contact_messages--', status: 400 },
  { name: 'ends the limit', path: 'news?limit=1;select 1', status: 400 },
  { name: 'filters by a system column', path: 'news?xmin=gt.0', status: 400 },
  { name: 'ends the table name', path: 'news;select 1', status: 404 },
  { name: 'names another schema', path: 'private.contact_senders', status: 404 },
  { name: 'reads the record of migrations', path: 'portal_local.applied_migrations', status: 404 },
  { name: 'reads passwords of roles', path: 'pg_catalog.pg_authid', status: 404 },
  {
    name: 'asks for another schema',
    path: 'contact_limits',
    headers: { 'accept-profile': 'private' },
    status: 406,
  },
  {
    name: 'writes to another schema',
    ...post('contact_limits', { per_client: 1000 }, 406, { 'content-profile': 'private' }),
  },
  { name: 'calls the limiting function', ...post('rpc/limit_contact_messages', {}, 404) },
  { name: 'calls a private function', ...post('rpc/client_address', {}, 404) },
  { name: 'reads a file', ...post('rpc/pg_read_file', { filename: '/etc/passwd' }, 404) },
  { name: 'takes another role', ...post('rpc/set_config', { a: 'role', b: 'service_role' }, 404) },
  { name: 'sleeps', ...post('rpc/pg_sleep', { seconds: 60 }, 404) },
  {
    name: 'asks for the number of an unknown message',
    ...post('rpc/contact_message_reference', { message_id: known.replace('cafe', 'beef') }, 200),
  },
  {
    name: 'asks for the numbers of all messages',
    ...post('rpc/contact_message_reference', { message_id: "x' or true --" }, 400),
  },
  {
    name: 'claims a role by headers',
    path: 'contact_messages',
    headers: {
      role: 'service_role',
      'x-supabase-role': 'service_role',
      'request.jwt.claims': '{"role":"service_role"}',
      cookie: 'role=service_role',
    },
    status: 401,
  },
  {
    name: 'brings an unsigned key',
    path: 'contact_messages',
    headers: { authorization: `Bearer ${unsigned()}` },
    status: 401,
  },
  {
    name: 'asks for a rollback, to try without a trace',
    ...post('contact_messages', message, 400, { prefer: 'tx=rollback' }),
  },
  { name: 'writes a message without an end', ...leave({ message: 'x'.repeat(10_001) }) },
  { name: 'writes a name without an end', ...leave({ name: 'ñ'.repeat(201) }) },
  { name: 'sends a body without an end', ...leave({ message: 'x'.repeat(300_000) }, 413) },
  {
    name: 'sends an address without an end',
    path: `news?title=eq.${'x'.repeat(9_000)}`,
    status: 414,
  },
  { name: 'writes a mail header', ...leave({ email: 'a@b.ph\nBcc: all@b.ph' }) },
  { name: 'writes two lines as a subject', ...leave({ subject: 'one\r\ntwo' }) },
  { name: 'turns the reader round', ...leave({ name: 'abc\u202etxt.exe' }) },
  { name: 'writes terminal commands', ...leave({ message: '\u001b]0;x\u0007' }) },
  { name: 'writes a NUL', ...leave({ name: 'a\u0000b' }) },
  { name: 'writes half a character', ...leave({ name: '\ud800' }) },
  { name: 'writes nothing but blanks', ...leave({ name: ' \t ' }) },
  { name: 'writes an object for a text', ...leave({ email: { $ne: null } }) },
  { name: 'names an inherited property', ...leave({ constructor: 1 }) },
  { name: 'nests without an end', ...leave({ name: nested(200) }) },
  {
    name: 'sends a hundred and one at once',
    ...post('contact_messages', Array(101).fill(message), 400),
  },
]

function unsigned(): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ role: 'service_role', iss: 'supabase-local' })}.`
}

function nested(levels: number): unknown {
  return levels === 0 ? 1 : [nested(levels - 1)]
}
