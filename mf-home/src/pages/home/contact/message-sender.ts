import { sendContactMessage } from '@portal/shared/backend'
import { newMessageId } from './message-id.ts'
import type { Message } from './read-message.ts'
import { type TabMemory, tabMemory } from './tab-memory.ts'

/** A message that has been on its way, and may have arrived without our knowing. */
export interface Attempt {
  id: string
  text: string
}

interface Outcome {
  /** Whether the database has confirmed the message. */
  sent: boolean
  /** Whether it will never take the message as it stands. */
  refused: boolean
  id: string
}

/** The attempt of this tab: a reload must not turn a message whose answer was lost into a second one. */
export const attemptMemory = tabMemory(
  'contact-attempt',
  (found): found is Attempt =>
    typeof found === 'object' &&
    found !== null &&
    'id' in found &&
    typeof found.id === 'string' &&
    'text' in found &&
    typeof found.text === 'string',
)

/**
 * Sends the messages of one form. The same text keeps its id until it has arrived, so that sending
 * again after a lost answer is never a second message. While one is on its way, the next call, such
 * as the second click of a double click, yields null and sends nothing.
 */
export function createMessageSender(
  memory: TabMemory<Attempt>,
): (message: Message) => Promise<Outcome> | null {
  let busy = false

  async function deliver(message: Message): Promise<Outcome> {
    const text = JSON.stringify(message)
    const before = memory.read()
    const id = before?.text === text ? before.id : newMessageId()
    memory.write({ id, text })
    const result = await sendContactMessage({ id, ...message })
    if (result.sent) memory.clear()
    busy = false
    return { sent: result.sent, refused: !result.sent && result.refused === true, id }
  }

  return (message) => {
    if (busy) return null
    busy = true
    return deliver(message)
  }
}
