import { OperatorError } from '../operator-error.ts'
import { readSecret, signKey } from './keys.ts'

/** A contact message as staff read it. */
interface StoredMessage {
  reference: string
  created_at: string
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
  department: string | null
}

/**
 * The newest contact messages of a running portal, as text, the newest first. Whoever may read the
 * data folder may read them: its secret signs the key.
 *
 * @param address where the portal or the backend answers, such as `http://localhost:4173`
 */
export async function recentMessages(
  address: string,
  dataDir: string,
  limit = 50,
): Promise<string[]> {
  const apikey = await signKey(await readSecret(dataDir), 'service_role')
  const path = `/rest/v1/contact_messages?select=*&order=number.desc&limit=${limit}`
  const response = await fetch(new URL(path, address), { headers: { apikey } }).catch(() => {
    throw new OperatorError(`Nothing answers at ${address}: start the portal, or give its address.`)
  })
  if (!response.ok) {
    throw new OperatorError(
      `The portal at ${address} does not accept the key of ${dataDir}: set PORTAL_DATA to the folder it runs on.`,
    )
  }
  const messages = (await response.json()) as StoredMessage[]
  return messages.map(written)
}

function written(stored: StoredMessage): string {
  const sender = [stored.name, `<${stored.email}>`, stored.phone].filter(Boolean).join(' ')
  const to = stored.department ? ` → ${stored.department}` : ''
  const text = stored.message.replace(/^/gm, '    ')
  return `${stored.reference}  ${stored.created_at}  ${sender}${to}\n  ${stored.subject}\n${text}\n`
}
