import { requestTimeout, supabase } from './client.ts'
import { type ContactMessage, contactRow } from './contact-message.ts'
import { failureText } from './failure.ts'

export type SendResult =
  | { sent: true }
  | {
      sent: false
      /** The failure's own text; null where it has none. */
      error: string | null
      /** Where it is known: no such text is taken, now or later; or too many came, for about an hour. */
      reason?: 'refused' | 'tooMany' | undefined
    }

/** HTTP statuses of an insert. A success with anything but JSON is a hotspot's, asking for a login. */
const stored = [201, 204]

/** SQLSTATE of an insert whose id is there already. */
const alreadyStored = '23505'

/** HTTP status of a message that is one too many from its network. */
const tooManyRequests = 429

/** HTTP status of a message that is longer than any that is read. */
const tooLarge = 413

/** SQLSTATE of a row that breaks a rule of the table, such as the longest name. */
const againstRule = '23514'

/**
 * Leaves a message for the municipality. Never rejects.
 *
 * @param message with an id (a UUID) made by the caller: sending the same id again, after an answer
 *   that was lost, stores nothing twice and counts as sent
 */
export async function sendContactMessage(
  message: ContactMessage & { id: string },
): Promise<SendResult> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<SendResult>((resolve) => {
    // Also covers the fetch of the client's own code.
    timer = setTimeout(() => resolve({ sent: false, error: 'Timeout' }), requestTimeout)
  })
  try {
    return await Promise.race([insert(message), late])
  } catch (failure) {
    return { sent: false, error: failureText(failure) }
  } finally {
    clearTimeout(timer)
  }
}

async function insert(message: ContactMessage & { id: string }): Promise<SendResult> {
  const client = await supabase()
  const row = { id: message.id, ...contactRow(message) }
  const { data, error, status } = await client.from('contact_messages').insert(row)
  const isStored = stored.includes(status) || data !== null
  if (error ? error.code === alreadyStored : isStored) return { sent: true }
  const isRefused = error?.code === againstRule || status === tooLarge
  const reason = isRefused ? 'refused' : status === tooManyRequests ? 'tooMany' : undefined
  return { sent: false, error: failureText(error), reason }
}

/**
 * The number under which the office finds a message, such as `2026-000042`, for the sender who knows
 * its id; null where it is not known. Never rejects.
 */
export async function contactReference(id: string): Promise<string | null> {
  try {
    const client = await supabase()
    const { data } = await client.rpc('contact_message_reference', { message_id: id })
    return typeof data === 'string' ? data : null
  } catch {
    return null
  }
}
