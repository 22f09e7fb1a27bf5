import { setTimeout as sleep } from 'node:timers/promises'
import { vi } from 'vitest'
import { createMessageSender } from '../../../mf-home/src/pages/home/contact/message-sender.ts'

/** Documents that carry these settings, for code that runs in the page. */
export function stubDocument(settings: { supabaseUrl: string; supabaseAnonKey: string }): void {
  const textContent = JSON.stringify(settings)
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) })
}

export interface Visit {
  subject: string
  /** Whether the visitor was told that the message has arrived. */
  confirmed: boolean
  /** How often the visitor pressed Send in vain. */
  failures: number
  /** What the tab still remembers: the text of a message that has not arrived. */
  kept: string | null
}

/**
 * A visitor who sends one message with the form's own function, always by a double click, and tries
 * again until it is confirmed or the tries are used up. Every third one reloads the page after a
 * failure.
 *
 * @param mostTries - before the visitor gives up
 */
export async function visit(number: number, mostTries: number): Promise<Visit> {
  let remembered: { id: string; text: string } | null = null
  const tab = {
    read: () => remembered,
    write: (attempt: { id: string; text: string }) => {
      remembered = attempt
    },
    clear: () => {
      remembered = null
    },
  }
  const subject = `Message ${number}`
  const message = {
    name: `Visitor ${number}`,
    email: `visitor-${number}@example.ph`,
    phone: '',
    subject,
    message: `Madilim po sa kanto ng Purok ${number}.`,
    department: 'Engineering Office',
  }
  let sender = createMessageSender(tab)
  for (let failures = 0; ; failures++) {
    if (failures === mostTries) {
      return { subject, confirmed: false, failures, kept: tab.read()?.text ?? null }
    }
    const first = sender.send(message)
    if (sender.send(message) !== null)
      throw new Error('The second click of a double click was heard')
    const outcome = await first?.outcome
    if (outcome?.unsent === null)
      return { subject, confirmed: true, failures, kept: tab.read()?.text ?? null }
    // Nobody presses faster than this, and a server that starts needs the processor.
    await sleep(5)
    if (number % 3 === 0) sender = createMessageSender(tab)
  }
}
