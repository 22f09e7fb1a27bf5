import { contactReference } from '@portal/shared/backend'
import { htmlLang } from '@portal/shared/i18n'
import { notify } from '@portal/shared/toast'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { contact as en } from '../../../../content/en/contact.ts'
import { contact as fil } from '../../../../content/fil/contact.ts'
import { draftMemory, fieldsOf } from './draft.ts'
import { attemptMemory, createMessageSender, type Delivery, type Unsent } from './message-sender.ts'
import { readMessage } from './read-message.ts'

/** One for the tab: a form that is left and opened again knows of the message on its way. */
const sender = createMessageSender(attemptMemory)

/** A message that the office has: another may be begun beside it, so it is named. */
export interface Arrived {
  subject: string
  /** The number under which the office finds it. */
  reference: string
}

/**
 * Sends the form and says how it went. Only a message that has arrived leaves the form;
 * `arrived` is the last that has, `unsent` how the last try failed.
 */
export function useSendMessage(form: RefObject<HTMLFormElement | null>) {
  const [sending, setSending] = useState(false)
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  const [arrived, setArrived] = useState<Arrived | null>(null)
  const followed = useRef<Delivery>(null)

  async function follow(delivery: Delivery): Promise<Unsent | null> {
    followed.current = delivery
    setSending(true)
    setUnsent(null)
    setArrived(null)

    const { id, unsent } = await delivery.outcome
    // What was written while it was on its way is the beginning of another message.
    const shown = form.current
    if (!unsent && shown && isEqual(readMessage(shown), delivery.message)) {
      shown.reset()
      draftMemory.clear()
    }
    setSending(false)
    setUnsent(unsent)
    if (!unsent) {
      const { subject } = delivery.message
      contactReference(id).then((reference) => {
        if (reference && followed.current === delivery) setArrived({ subject, reference })
      })
    }
    return unsent
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: how things stood when the form was opened
  useEffect(() => {
    if (sender.pending) void follow(sender.pending)
    // It failed while another page was shown, or its answer was lost with a reload.
    else if (
      form.current &&
      attemptMemory.read()?.text === JSON.stringify(readMessage(form.current))
    ) {
      setUnsent('unsent')
    }
  }, [])

  async function send() {
    if (!form.current) return
    const written = fieldsOf(form.current)
    const delivery = sender.send(readMessage(form.current))
    if (!delivery) return
    const unsent = await follow(delivery)
    // The form may have been left meanwhile; what is remembered of it must not come back.
    if (!unsent && isEqual(draftMemory.read()?.fields, written)) draftMemory.clear()
    // In the language of the page by now: it may have been switched, and the form may be gone.
    const copy = document.documentElement.lang === htmlLang.fil ? fil : en
    notify(unsent ? { ...copy.failed, tone: 'destructive' } : { ...copy.sent, tone: 'success' })
  }

  return { sending, unsent, arrived, send }
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
