import { contactReference, sendContactMessage } from '@portal/shared/backend'
import { useCopy } from '@portal/shared/i18n'
import { notify } from '@portal/shared/toast'
import { useRef, useState } from 'react'
import { contact as en } from '../../../../content/en/contact.ts'
import { contact as fil } from '../../../../content/fil/contact.ts'
import { newMessageId } from './message-id.ts'
import { readMessage } from './read-message.ts'

interface Attempt {
  id: string
  text: string
}

/**
 * Sends the form and says how it went (spec §8). The same text keeps its id until it has arrived, so
 * that sending again after a lost answer is never a second message. `reference` is the number under
 * which the office finds the message that has just arrived.
 */
export function useSendMessage() {
  const copy = useCopy({ en, fil })
  const [sending, setSending] = useState(false)
  const [reference, setReference] = useState<string | null>(null)
  // State comes too late for the second click of a double click.
  const busy = useRef(false)
  const attempt = useRef<Attempt | null>(null)

  async function send(form: HTMLFormElement) {
    if (busy.current) return
    busy.current = true
    setSending(true)
    setReference(null)

    const message = readMessage(form)
    const text = JSON.stringify(message)
    if (attempt.current?.text !== text) attempt.current = { id: newMessageId(), text }
    const { id } = attempt.current

    const { sent } = await sendContactMessage({ id, ...message })
    if (sent) {
      attempt.current = null
      form.reset()
      notify({ ...copy.sent, tone: 'success' })
    } else {
      notify({ ...copy.failed, tone: 'destructive' })
    }
    busy.current = false
    setSending(false)
    if (sent) setReference(await contactReference(id))
  }

  return { sending, reference, send }
}
