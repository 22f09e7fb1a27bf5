import { Notice } from '@portal/shared/ui'
import { useContactCopy } from './copy.ts'
import type { Unsent } from './message-sender.ts'
import { useOnline } from './use-online.ts'

interface SendStatusProps {
  /** The number of the message that has just arrived. */
  reference: string | null
  /** How the last try has failed. */
  unsent: Unsent | null
}

/** How things stand with the message: announced when it changes, and there until it does. */
export function SendStatus({ reference, unsent }: SendStatusProps) {
  const copy = useContactCopy()
  const online = useOnline()
  return (
    <div role="status" className="-mt-5 grid gap-3 not-empty:mt-0 sm:col-span-2">
      {reference && <Notice tone="info">{copy.reference(reference)}</Notice>}
      {!online && <Notice tone="warning">{copy.kept.offline}</Notice>}
      {online && unsent && <Notice tone="warning">{copy.kept[unsent]}</Notice>}
    </div>
  )
}
