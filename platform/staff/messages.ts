import { OperatorError } from '../operator-error.ts'
import { timeInManila } from '../time-in-manila.ts'
import { askAsStaff, jsonOf, rowsOf, type StaffAccess } from './ask-as-staff.ts'

/** A contact message as staff read it. */
interface StoredMessage {
  reference: string
  created_at: string
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
  department: string | null
}

export interface MessagePage {
  /** As text, the newest first. */
  messages: string[]
  /** Reference of the oldest of these; the next page is what is before it. */
  last: string | undefined
  /** How many there are beyond this page. */
  older: number
}

/**
 * Contact messages of a running portal, the newest first.
 *
 * @param before - reference of a message, such as `2026-000619`, where only older ones are wanted
 */
export async function recentMessages(
  access: StaffAccess,
  { before, limit = 50 }: { before?: string | undefined; limit?: number } = {},
): Promise<MessagePage> {
  const older = before === undefined ? '' : `&number=lt.${numberIn(before)}`
  const path = `contact_messages?select=*&order=number.desc&limit=${limit}${older}`
  const headers = { prefer: 'count=exact' }
  const response = await askAsStaff(access, path, { headers })
  const total = response.headers.get('content-range')?.split('/')[1]
  if (!response.ok || !total) {
    throw new OperatorError(
      `What answers at ${access.address} shows no messages (status ${response.status}): name the portal’s address with --at; where it uses a hosted Supabase project, read the table contact_messages in the dashboard there.`,
    )
  }
  const found = await rowsOf<StoredMessage>(response, access.address)
  return {
    messages: found.map(written),
    last: found.at(-1)?.reference,
    older: Number(total) - found.length,
  }
}

/**
 * Removes a message for good.
 *
 * @param reference - in full, such as `2026-000619`
 * @returns its subject
 * @throws OperatorError where there is no such message
 */
export async function deleteMessage(access: StaffAccess, reference: string): Promise<string> {
  const response = await askAsStaff(access, 'rpc/delete_contact_message', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message_reference: reference }),
  })
  const subject = response.ok ? await jsonOf(response, access.address) : undefined
  if (typeof subject === 'string') return subject
  throw new OperatorError(
    subject === null
      ? `There is no message ${reference}. npm run messages shows what there is.`
      : `What answers at ${access.address} deletes no messages (status ${response.status}): name the portal’s address with --at, and start it anew if it is older than this command.`,
  )
}

/** Messages are numbered throughout; the year before the number only tells when. */
function numberIn(reference: string): string {
  const [, number] = /^(?:\d{4}-)?(\d{1,15})$/.exec(reference) ?? []
  if (number) return number
  throw new OperatorError(`“${reference}” is no message’s number. It reads like 2026-000619.`)
}

function written(stored: StoredMessage): string {
  const time = timeInManila(stored.created_at)
  const sender = [stored.name, `<${stored.email}>`, stored.phone].filter(Boolean).join(' ')
  const to = stored.department ? ` → ${stored.department}` : ''
  const text = stored.message.replace(/^/gm, '    ')
  return `${stored.reference}  ${time}  ${sender}${to}\n  ${stored.subject}\n${text}\n`
}
