import { Notice } from '@portal/shared/ui'
import { useContactCopy } from './copy.ts'
import type { Unsent } from './message-sender.ts'
import { useOnline } from './use-online.ts'
import type { Arrived } from './use-send-message.ts'

interface SendStatusProps {
  /** The message that has arrived last. */
  arrived: Arrived | null
  /** How the last try has failed. */
  unsent: Unsent | null
}

/** How things stand with the message: announced when it changes, and there until it does. */
export function SendStatus({ arrived, unsent }: SendStatusProps) {
  const copy = useContactCopy()
  const online = useOnline()
  return (
    <div role="status" className="-mt-5 grid gap-3 not-empty:mt-0 sm:col-span-2">
      {arrived && <ReferenceNotice {...arrived} />}
      {!online && <Notice tone="warning">{copy.kept.offline}</Notice>}
      {online && unsent && <Notice tone="warning">{copy.kept[unsent]}</Notice>}
    </div>
  )
}

/** The number stays on one line: it is copied by hand. */
function ReferenceNotice({ reference, subject }: Arrived) {
  const copy = useContactCopy().reference
  return (
    <Notice tone="info">
      {copy.before(subject)} <span className="whitespace-nowrap">{reference}.</span> {copy.after}
    </Notice>
  )
}
