/** What a visitor writes into the contact form. */
export interface ContactMessage {
  name: string
  email: string
  phone?: string | null
  subject: string
  message: string
  department?: string | null
}

// Marks that phones paste along with a copied number or name, unseen: the table takes none.
const unseen = /[\u202a-\u202e\u2066-\u2069]/g
const lineEnds = /\r\n?|[\u2028\u2029]/g
const controls = /\p{Cc}+/gu
const controlsInText = /[^\P{Cc}\t\n]+/gu

/** The row as the table takes it: one line per field, nothing unseen, null for what is left empty. */
export function contactRow({ name, email, phone, subject, message, department }: ContactMessage) {
  return {
    name: line(name),
    email: line(email),
    phone: line(phone ?? '') || null,
    subject: line(subject),
    message: message.replace(unseen, '').replace(lineEnds, '\n').replace(controlsInText, '').trim(),
    department: line(department ?? '') || null,
  }
}

function line(text: string): string {
  return text.replace(unseen, '').replace(lineEnds, ' ').replace(controls, ' ').trim()
}
