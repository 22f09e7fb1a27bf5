import { toast } from 'sonner'

export interface Notification {
  title: string
  description?: string
  /** `destructive` for a failure, `success` for a confirmation. */
  tone?: 'default' | 'success' | 'destructive'
}

/** Shows a notice in the portal's one notice area. */
export function notify({ title, description, tone = 'default' }: Notification): void {
  const show = { default: toast, success: toast.success, destructive: toast.error }[tone]
  show(title, { description })
}
