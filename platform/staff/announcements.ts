import { isDeepStrictEqual } from 'node:util'
import { categoryOf } from '../../shared/src/backend/category.ts'
import { imageAddress } from '../../shared/src/backend/image-address.ts'
import { momentOf } from '../../shared/src/backend/moment.ts'
import { newsItemOf } from '../../shared/src/backend/news-item.ts'
import { OperatorError } from '../operator-error.ts'
import { timeInManila } from '../time-in-manila.ts'
import { askAsStaff, jsonOf, noPortal, rowsOf, type StaffAccess } from './ask-as-staff.ts'

export type AnnouncementKind = 'news' | 'events'

interface Kind {
  date: 'publish_date' | 'event_date'
  /** Status of what visitors see. */
  shown: string
  withdraw: string
  /** Columns that one fills in both languages. */
  bilingual: readonly string[]
  /** Columns that hold the address of a picture. */
  pictures: readonly string[]
}

const kinds: Record<AnnouncementKind, Kind> = {
  news: {
    date: 'publish_date',
    shown: 'published',
    withdraw: 'withdraw_news',
    bilingual: ['title', 'category', 'read_time', 'excerpt', 'description', 'content'],
    pictures: ['featured_image_url', 'thumbnail'],
  },
  events: {
    date: 'event_date',
    shown: 'upcoming',
    withdraw: 'withdraw_event',
    bilingual: ['title', 'category', 'location', 'description'],
    pictures: [],
  },
}

/**
 * Columns that keep the English text of another from Filipino readers, as `newsItemOf` of shared reads
 * them: lists take the first Filipino text there is, and the full text is the content before all others.
 */
const substitutes: Record<string, readonly string[]> = {
  excerpt: ['description_fil', 'content_fil'],
  description: ['content_fil', 'content'],
}

interface Announcement {
  id: string
  status: string
  title: string
  title_fil: string | null
  publish_date?: string
  event_date?: string
}

/**
 * The latest 20 items, or all of them, a line each: identifier, status, time and title.
 *
 * @returns also how many there are
 */
export async function latest(access: StaffAccess, kind: AnnouncementKind, isAll = false) {
  const { date } = kinds[kind]
  const path = `${kind}?select=id,status,title,${date}&order=${date}.desc,id&limit=${isAll ? 200 : 20}`
  const headers = { prefer: 'count=exact' }
  const lines: string[] = []
  let total = 0
  do {
    const response = await askAsStaff(access, `${path}&offset=${lines.length}`, { headers })
    if (!response.ok) throw await refusal(response, kind)
    total = Number(response.headers.get('content-range')?.split('/')[1] ?? 0)
    const rows = await rowsOf<Announcement & Record<string, string>>(response, access.address)
    for (const row of rows) {
      const time = timeInManila(row[date] ?? '')
      lines.push(`${row.id}  ${row.status.padEnd(9)}  ${time}  ${inOneLine(row.title)}`)
    }
    // Some may have gone meanwhile.
    if (rows.length === 0) break
  } while (isAll && lines.length < total)
  return { lines, total }
}

/** A title may hold line breaks, and what a terminal takes for a command. */
function inOneLine(title: string): string {
  return title.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
}

/**
 * Adds one item. Visitors see news from its date on; an event at once, until its day is over.
 *
 * @param text - a JSON object of the table's columns; without a status it is shown
 * @param name - what the text is called where it is none, such as its file
 * @returns what was done, and what visitors will not see of it
 * @throws OperatorError where the text or the database refuses it
 */
export async function add(
  access: StaffAccess,
  kind: AnnouncementKind,
  text: string,
  name = 'That',
): Promise<string[]> {
  const { date, pictures, shown } = kinds[kind]
  const item = { status: shown, ...objectIn(text, name) } as Record<string, unknown>
  checkTime(date, item[date])
  const response = await askAsStaff(access, kind, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'return=representation' },
    body: JSON.stringify(item),
  })
  // What answers otherwise has added nothing, however content it is.
  if (response.status !== 201) throw await refusal(response, kind)
  const [added] = await rowsOf<Announcement>(response, access.address)
  if (!added) throw noPortal(access.address)
  // Where this command can write, the portal keeps the data, and no other host's pictures are shown.
  const hidden = pictures.filter((name) => item[name] && !imageAddress(`${item[name]}`, ''))
  return [
    `Added: ${added.id}  ${added.status}  ${inOneLine(added.title)}`,
    // It is added, whatever becomes of this question.
    ...(await shownTwice(added, access, kind).catch(() => [])),
    ...unseen(added, kind),
    ...untranslated(item, kind),
    ...hidden.map((name) => `${name} is not shown: ${item[name]} is no path of the portal.`),
  ]
}

/**
 * Makes an item a draft again, which visitors do not see.
 *
 * @returns its title
 * @throws OperatorError where there is no such item
 */
export async function withdraw(
  access: StaffAccess,
  kind: AnnouncementKind,
  id: string,
): Promise<string> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) {
    throw new OperatorError(
      `“${id}” is no item's id: npm run ${kind} lists the latest, each with its id first.`,
    )
  }
  const response = await askAsStaff(access, `rpc/${kinds[kind].withdraw}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ item: id }),
  })
  if (!response.ok) throw await refusal(response, kind)
  const title = await jsonOf(response, access.address)
  if (typeof title === 'string') return inOneLine(title)
  throw new OperatorError(`There is no ${id}. npm run ${kind} lists what there is.`)
}

/** Whether visitors see the same item already: the command was run twice, or by two people. */
async function shownTwice(
  added: Announcement,
  access: StaffAccess,
  kind: AnnouncementKind,
): Promise<string[]> {
  const { date, shown } = kinds[kind]
  if (added.status !== shown) return []
  const path = `${kind}?select=*&status=eq.${shown}&title=eq.${encodeURIComponent(added.title)}`
  const response = await askAsStaff(access, path)
  if (!response.ok) throw await refusal(response, kind)
  const others = await rowsOf<Announcement & { created_at?: string }>(response, access.address)
  const said = ({ id, created_at, [date]: time = '', ...words }: (typeof others)[number]) => {
    const [day] = timeInManila(time).split(' ')
    return { day, ...words }
  }
  const twin = others.find(
    (other) => other.id !== added.id && isDeepStrictEqual(said(other), said(added)),
  )
  if (!twin) return []
  return [
    `Visitors see the same already: ${twin.id}. npm run ${kind} -- withdraw ${added.id} takes this one back.`,
  ]
}

/** What Filipino readers see in English. */
function untranslated(item: Record<string, unknown>, kind: AnnouncementKind): string[] {
  const category = categoryOf(item)
  const readTime = newsItemOf({ id: 'new', ...item })?.readTime
  const isKnown = (name: string) =>
    (name === 'category' && category?.fil !== category?.en) ||
    (name === 'read_time' && readTime?.fil !== readTime?.en)
  const hasSubstitute = (name: string) =>
    [`${name}_fil`, ...(substitutes[name] ?? [])].some((column) => item[column])
  return kinds[kind].bilingual
    .filter((name) => item[name] && !isKnown(name) && !hasSubstitute(name))
    .map((name) => `Without ${name}_fil, Filipino readers see the English ${name}.`)
}

/** What keeps visitors from seeing an item now, if anything does. */
function unseen(item: Announcement, kind: AnnouncementKind): string[] {
  const { date, shown } = kinds[kind]
  const at = item[date] ?? ''
  const [day = ''] = timeInManila(at).split(' ')
  const [today = ''] = timeInManila(new Date()).split(' ')
  if (item.status !== shown)
    return [`Visitors do not see it: its status is “${item.status}”, not “${shown}”.`]
  if (kind === 'events' && day < today) return [`Visitors do not see it: ${day} is over.`]
  if (kind === 'news' && Date.parse(at) > Date.now())
    return [`Visitors see it from ${timeInManila(at)} on.`]
  return []
}

/**
 * @throws OperatorError where a time may be meant for any zone: it would be taken for Greenwich's; or
 *   where visitors would not be shown it
 */
function checkTime(name: string, value: unknown): void {
  if (value === undefined || value === null) return
  const problem =
    typeof value !== 'string' || !/[T ][\d:.]+(Z|[+-]\d\d(:?\d\d)?)$/.test(value)
      ? 'does not say whose time that is'
      : momentOf({ [name]: value }, name) === '' && 'is no time that visitors are shown'
  if (!problem) return
  throw new OperatorError(
    `${name} is “${value}”, which ${problem}. It reads like 2026-12-04T08:00+08:00.`,
  )
}

function objectIn(text: string, name: string): object {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new OperatorError(`${name} is no JSON: ${(error as Error).message}.`)
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new OperatorError('The file holds one item: {"title": "…", "title_fil": "…", …}.')
}

async function refusal(response: Response, kind: AnnouncementKind): Promise<OperatorError> {
  const answer = (await response.json().catch(() => null)) as { message?: string } | null
  const reason = answer?.message ?? `status ${response.status}`
  return new OperatorError(
    `The portal did not take it: ${reason}. What ${kind} hold is told in docs/runbooks/announcements.md.`,
  )
}
