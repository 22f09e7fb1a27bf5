import { sendContactMessage } from '@portal/shared/backend'
import { newMessageId } from './message-id.ts'
import type { Message } from './read-message.ts'
import { type TabMemory, tabMemory } from './tab-memory.ts'

/** A message that has been on its way, and may have arrived without our knowing. */
export interface Attempt {
  id: string
  /** The message as JSON. */
  text: string
}

/** How a message failed: refused as it stands, one too many, or anything that may pass. */
export type Unsent = 'refused' | 'tooMany' | 'unsent'

interface Outcome {
  id: string
  /** Null where the database has confirmed the message. */
  unsent: Unsent | null
}

/** A message on its way. */
export interface Delivery {
  message: Message
  outcome: Promise<Outcome>
}

export interface MessageSender {
  /** What is on its way now. */
  readonly pending: Delivery | null
  /** Null where another message is on its way, such as after the second click of a double click. */
  send(message: Message): Delivery | null
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
 * Sends messages, one at a time. The same text keeps its id until it has arrived, so that sending
 * again after a lost answer is never a second message.
 */
export function createMessageSender(memory: TabMemory<Attempt>): MessageSender {
  let pending: Delivery | null = null

  async function deliver(message: Message): Promise<Outcome> {
    const text = JSON.stringify(message)
    const before = memory.read()
    const id = before?.text === text ? before.id : newMessageId()
    memory.write({ id, text })
    const result = await sendContactMessage({ id, ...message })
    if (result.sent) memory.clear()
    pending = null
    return { id, unsent: result.sent ? null : (result.reason ?? 'unsent') }
  }

  return {
    get pending() {
      return pending
    },
    send(message) {
      if (pending) return null
      pending = { message, outcome: deliver(message) }
      return pending
    },
  }
}
