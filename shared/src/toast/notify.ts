import { loadSonner } from './load-sonner.ts'

export interface Notification {
  title: string
  description?: string
  /** `destructive` for a failure, `success` for a confirmation. */
  tone?: 'default' | 'success' | 'destructive'
  /** How long it is shown, in milliseconds: 4 s where nothing is said. */
  duration?: number
}

/** Shows a notice in the portal's one notice area, as soon as that is there. */
export async function notify({
  title,
  description,
  tone = 'default',
  duration,
}: Notification): Promise<void> {
  const { toast } = await loadSonner()
  const show = { default: toast, success: toast.success, destructive: toast.error }[tone]
  show(title, { description, ...(duration && { duration }) })
}
