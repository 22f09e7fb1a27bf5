import fc from 'fast-check'

/** Planted in everything that a visitor must never see. */
export const canary = 'canary-7f3a-kumakanta'

export interface FuzzRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string
  /** Whether the request itself has the canary in it. */
  mentionsCanary: boolean
}

const anyText = fc.string({ unit: 'binary', maxLength: 40 })

const column = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('title', 'title_fil', 'status', 'category') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('id', 'created_at', 'content', 'name', 'message', 'reference'),
  },
)
const strangeColumn = fc.oneof(
  fc.constantFrom('*', 'ctid', 'tableoid', 'xmin', 'news', 'news.title', 'title->x', 'title::text'),
  fc.constantFrom(
    'count()',
    'contact_messages(*)',
    '"id"',
    '"',
    'and',
    'or',
    'not.and',
    '__proto__',
  ),
  anyText,
)
const identifier = fc.oneof(
  { weight: 9, arbitrary: column },
  { weight: 1, arbitrary: strangeColumn },
)

const operator = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'is', 'in'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'not.eq',
      'not.in',
      'not.is',
      'cs',
      'fts',
      'match',
      'EQ',
      'eq(any)',
      '',
    ),
  },
)
const value = fc.oneof(
  fc.constantFrom('draft', 'published', 'upcoming', '*', '%', '*a*', 'null', 'true', '1', '-1'),
  fc.constantFrom('now', 'infinity', '2020-01-01', '00000000-0000-0000-0000-000000000000'),
  fc.constantFrom('(1,2)', '("a","b")', '(draft,published)', '{}', '{"a":1}', '$1', '\\'),
  fc.constantFrom("' or ''='", '1) or (1=1', "'; drop table news; --", canary, `*${canary}*`),
  anyText,
)

const filter = fc
  .tuple(identifier, operator, value)
  .map(([name, how, what]) => [name, `${how}.${what}`])
const list = fc.array(identifier, { minLength: 1, maxLength: 3 }).map((names) => names.join(','))
const words = fc.oneof(
  fc.tuple(fc.constant('select'), list),
  fc.tuple(
    fc.constant('order'),
    fc
      .tuple(identifier, fc.constantFrom('', '.asc', '.desc', '.desc.nullslast', '.up'))
      .map((parts) => parts.join('')),
  ),
  fc.tuple(fc.constantFrom('limit', 'offset'), fc.oneof(fc.nat(30).map(String), value)),
  fc.tuple(fc.constantFrom('columns', 'on_conflict'), value),
  fc.tuple(anyText, value),
)
const search = fc
  .array(fc.oneof({ weight: 2, arbitrary: filter }, { weight: 1, arbitrary: words }), {
    maxLength: 2,
  })
  .map((pairs) => pairs.map((pair) => pair.map(encoded).join('=')).join('&'))

const target = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      'news',
      'events',
      'contact_messages',
      'rpc/contact_message_reference',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...['pg_authid', 'contact_senders', 'private.contact_limits', 'applied_migrations'],
      ...[
        'rpc/limit_contact_messages',
        'rpc/pg_read_file',
        'rpc/',
        '',
        'news/',
        '..',
        'rpc/set_config',
      ],
    ),
  },
  { weight: 1, arbitrary: anyText.map(encoded) },
)

const headers = fc
  .record({
    prefer: sometimes(
      'return=representation',
      'count=exact',
      'resolution=merge-duplicates',
      'tx=rollback',
      ',,=',
    ),
    range: sometimes('0-4', '5-2', '1000000-', '-5', 'items=0-1', 'bytes=0-1'),
    accept: sometimes('application/vnd.pgrst.object+json', 'text/csv', 'application/json'),
    'accept-profile': sometimes('public', 'private', 'pg_catalog'),
    authorization: rarely('Bearer x', 'Basic eA=='),
    'content-type': fc.oneof(
      { weight: 9, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constant('text/plain') },
    ),
    // Behind a trusted proxy every address has its own allowance.
    'x-forwarded-for': fc.oneof(
      fc.ipV4(),
      fc.ipV6(),
      fc.constantFrom("', (select 1)", 'unknown', '', '::ffff:1.2.3.4', 'fe80::1%eth0'),
    ),
  })
  .map((all) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
    ),
  )

const message = fc.record(
  {
    id: fc.uuid(),
    name: fc.constantFrom('Juan', 'Niña', ''),
    email: fc.constantFrom('a@b.ph', 'nobody'),
    subject: fc.oneof(fc.constant('Ilaw'), anyText),
    message: fc.oneof(fc.constant('Madilim po.\nSalamat.'), anyText),
    phone: fc.oneof(fc.constant(null), fc.jsonValue({ maxDepth: 2 })),
    created_at: fc.constant('2001-01-01'),
  },
  { requiredKeys: ['name', 'email', 'subject', 'message'] },
)
const body = fc.oneof(
  { weight: 4, arbitrary: fc.oneof(message, fc.array(message, { maxLength: 3 })).map(json) },
  { weight: 1, arbitrary: fc.record({ message_id: fc.oneof(fc.uuid(), value) }).map(json) },
  { weight: 1, arbitrary: fc.dictionary(identifier, fc.jsonValue({ maxDepth: 3 })).map(json) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }).map(json) },
  { weight: 1, arbitrary: anyText },
)

const method = fc.oneof(
  { weight: 5, arbitrary: fc.constant('GET') },
  { weight: 4, arbitrary: fc.constant('POST') },
  { weight: 1, arbitrary: fc.constantFrom('HEAD', 'PATCH', 'DELETE', 'OPTIONS') },
)

/** Requests that mostly get past the door, and some that do not. */
export const anyRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({ method, target, search, headers, body })
  .map(({ target: path, search: query, ...rest }) => ({
    ...rest,
    // An insert takes few words in its address: half of them go without any.
    path: rest.method === 'POST' && query.length % 2 === 0 ? path : `${path}?${query}`,
    mentionsCanary: `${query}${rest.body}`.includes(canary),
  }))

function encoded(text: string): string {
  // Half of a surrogate pair cannot stand in an address.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
}

function json(content: unknown): string {
  return JSON.stringify(content)
}

function sometimes(...texts: string[]): fc.Arbitrary<string | undefined> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...texts) },
  )
}

function rarely(...texts: string[]): fc.Arbitrary<string | undefined> {
  return fc.oneof(
    { weight: 19, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...texts) },
  )
}
