import { usePick } from '@portal/shared/i18n'
import { Link } from '@portal/shared/router'
import { departments } from '@portal/shared/site'
import {
  Button,
  SelectField,
  TextArea,
  TextField,
  useFocusBack,
  useHydrated,
} from '@portal/shared/ui'
import { Send } from 'lucide-react'
import { useRef } from 'react'
import { checkAnew, explain } from './browser-checks.ts'
import { useContactCopy } from './copy.ts'
import { SendStatus } from './send-status.tsx'
import { useDraft } from './use-draft.ts'
import { useSendMessage } from './use-send-message.ts'

/**
 * The browser checks what is required and what is an e-mail address, and nothing else is checked.
 * The fields are uncontrolled: what was typed before hydration stays.
 */
export function ContactForm() {
  const { form: copy } = useContactCopy()
  const pick = usePick()
  const form = useRef<HTMLFormElement>(null)
  // First, so that sending knows the message that is put back.
  const keepDraft = useDraft(form)
  const { sending, unsent, arrived, send } = useSendMessage(form)
  // Before hydration a submission would put the message into the address.
  const ready = useHydrated()
  const noteFocus = useFocusBack(sending)

  return (
    <form
      ref={form}
      method="post"
      aria-label={copy.title}
      className="grid gap-5 noscript:hidden sm:grid-cols-2"
      onInvalidCapture={(event) => explain(event, copy.checks)}
      onInput={(event) => {
        checkAnew(event)
        keepDraft()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        noteFocus(event)
        send()
      }}
    >
      <TextField id="contact-name" name="name" label={copy.name} required autoComplete="name" />
      <TextField
        id="contact-email"
        name="email"
        label={copy.email}
        required
        type="email"
        autoComplete="email"
      />
      <TextField id="contact-phone" name="phone" label={copy.phone} type="tel" autoComplete="tel" />
      <SelectField id="contact-department" name="department" label={copy.department}>
        <option value="">{copy.chooseDepartment}</option>
        {departments.map(({ id, name }) => (
          <option key={id} value={id}>
            {pick(name)}
          </option>
        ))}
      </SelectField>
      <div className="sm:col-span-2">
        <TextField id="contact-subject" name="subject" label={copy.subject} required />
      </div>
      <div className="sm:col-span-2">
        <TextArea id="contact-message" name="message" label={copy.message} required rows={6} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
        <Button
          type="submit"
          size="lg"
          icon={<Send aria-hidden="true" />}
          disabled={sending || !ready}
        >
          {sending ? copy.sending : copy.send}
        </Button>
        <p className="text-ink-muted text-sm">
          {copy.privacy}{' '}
          <Link to="/privacy-policy" className="text-forest-ink underline underline-offset-4">
            {copy.privacyLink}
          </Link>
        </p>
      </div>
      <SendStatus arrived={arrived} unsent={unsent} />
    </form>
  )
}
