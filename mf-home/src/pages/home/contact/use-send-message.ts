import { contactReference } from '@portal/shared/backend'
import { useCopy } from '@portal/shared/i18n'
import { notify } from '@portal/shared/toast'
import { useState } from 'react'
import { contact as en } from '../../../../content/en/contact.ts'
import { contact as fil } from '../../../../content/fil/contact.ts'
import { draftMemory } from './draft.ts'
import { attemptMemory, createMessageSender } from './message-sender.ts'
import { readMessage } from './read-message.ts'

/** How a message failed: refused as it stands, or anything that may pass. */
export type Unsent = 'refused' | 'unsent'

/**
 * Sends the form and says how it went. Only a message that has arrived leaves the form;
 * `reference` is the number under which the office finds it, `unsent` how the last try failed.
 */
export function useSendMessage() {
  const copy = useCopy({ en, fil })
  const [sender] = useState(() => createMessageSender(attemptMemory))
  const [sending, setSending] = useState(false)
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  const [reference, setReference] = useState<string | null>(null)

  async function send(form: HTMLFormElement) {
    const message = readMessage(form)
    const outcome = sender(message)
    if (!outcome) return
    setSending(true)
    setUnsent(null)
    setReference(null)

    const { sent, refused, id } = await outcome
    if (sent) {
      // What was written while it was on its way is the beginning of another message.
      if (JSON.stringify(readMessage(form)) === JSON.stringify(message)) clear(form)
      notify({ ...copy.sent, tone: 'success' })
    } else {
      notify({ ...copy.failed, tone: 'destructive' })
    }
    setSending(false)
    setUnsent(sent ? null : refused ? 'refused' : 'unsent')
    if (sent) setReference(await contactReference(id))
  }

  return { sending, unsent, reference, send }
}

function clear(form: HTMLFormElement) {
  form.reset()
  draftMemory.clear()
}
