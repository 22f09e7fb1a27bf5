import { loadSonner } from './load-sonner.ts'

export interface Notification {
  title: string
  description?: string
  /** `destructive` for a failure, `success` for a confirmation. */
  tone?: 'default' | 'success' | 'destructive'
}

/** How long a failure is told, in milliseconds: nothing else on the page may say it. Sonner's own is 4 s. */
const failureTime = 10_000

/** Shows a notice in the portal's one notice area, as soon as that is there. */
export async function notify({
  title,
  description,
  tone = 'default',
}: Notification): Promise<void> {
  const { toast } = await loadSonner()
  const show = { default: toast, success: toast.success, destructive: toast.error }[tone]
  show(title, { description, ...(tone === 'destructive' && { duration: failureTime }) })
}
