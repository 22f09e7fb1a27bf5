/** A row as an attacker, or an accident, could put it into the database or on its way. */
export type HostileRow = unknown

const news = (fields: object) => ({
  status: 'published',
  publish_date: '2026-01-05T00:00:00+00:00',
  category: 'Test',
  title: 'Hostile',
  excerpt: 'Hostile',
  content: 'Hostile',
  ...fields,
})
const event = (fields: object) => ({
  status: 'upcoming',
  event_date: '2030-01-05T00:00:00+00:00',
  title: 'Hostile',
  ...fields,
})

/** Calls that a page must never make: whatever runs leaves a mark. */
const call = 'window.harmed=1'

const markup = [
  `<script>${call}</script>`,
  `<img src=x onerror=${call}>`,
  `<svg onload=${call}>`,
  `"><iframe srcdoc="<script>parent.${call}</script>">`,
  `</script><script>${call}</script>`,
  `<a href="javascript:${call}">here</a>`,
  `<style>*{display:none!important}</style>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/">`,
  `<form action="https://evil.example/"><input name="email"></form>`,
  `<!--`,
  `{{constructor.constructor('${call}')()}}`,
  `\${${call}}`,
  `&lt;script&gt;${call}&lt;/script&gt;`,
  `]]><script>${call}</script>`,
]

const addresses = [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  `java\tscript:${call}`,
  `data:text/html,<script>${call}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${call}"/>`,
  'http://evil.example/a.png',
  'https://evil.example/a.png',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  'https://localhost.evil.example/a.png',
  'https://localhost@evil.example/a.png',
  'https://l\u043ecalhost/a.png',
  'https://xn--lcalhost-2nf/a.png',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '/no/such/picture.png',
]

const texts = [
  '\u202egnp.exe',
  '\u2066\u2067abc',
  '\u200b\u200b\u200b',
  'pay\u200bpal',
  '\ufeff\u00ad\u2060',
  `Z${'\u0300\u0489'.repeat(500)}`,
  '\u0000\u0007\u001b[2J',
  '\ud800',
  'W'.repeat(5_000),
  `${'word '.repeat(100_000)}`,
  '👩‍🌾'.repeat(2_000),
  '\n\n'.repeat(20_000),
]

const dates = [
  'infinity',
  '-infinity',
  '294276-12-31T23:59:59+00:00',
  '0001-01-01T00:00:00+00:00',
  '2026-02-31T25:61:61Z',
  'yesterday',
  `2026-01-05" onmouseover="${call}`,
  '',
]

const wrongTypes: HostileRow[] = [null, 7, true, [], {}, ['x'], { toString: 'x' }, Number.MAX_VALUE]

const fields = ['title', 'category', 'read_time', 'excerpt'] as const

/** Rows of the news table, each with one thing wrong, or nothing right. */
export const hostileNews: HostileRow[] = [
  ...[...markup, ...texts].map((text, index) =>
    news({ content: text, [fields[index % fields.length] ?? 'title']: text }),
  ),
  ...addresses.map((address, index) =>
    news({ [index % 2 ? 'thumbnail' : 'featured_image_url']: address }),
  ),
  ...dates.map((date) => news({ publish_date: date })),
  ...wrongTypes.map((value) =>
    news({ title: value, content: value, category: value, publish_date: value }),
  ),
  ...wrongTypes,
]

/** Rows of the events table. */
export const hostileEvents: HostileRow[] = [
  ...[...markup, ...texts].map((text) =>
    event({ title: text, location: text, description: text, category: text }),
  ),
  ...dates.map((date) => event({ event_date: date })),
  ...wrongTypes.map((value) => event({ title: value, event_date: value, location: value })),
  ...wrongTypes,
]
