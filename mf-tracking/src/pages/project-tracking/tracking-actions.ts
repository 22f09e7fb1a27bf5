import { notify } from '@portal/shared/toast'
import { currentCopy, type TrackingCopy } from './copy.ts'
import { labelOf } from './labels.ts'
import type { Project } from './project.ts'
import { changeStatus, outbox, trackingStore } from './project-store.ts'
import { sendToWebhook, type WebhookAction, webhookMessage } from './webhook.ts'
import { checkWebhookUrl } from './webhook-url.ts'

/** Gives a project another status, says so, and tells the connected service. */
export function setStatus(id: string, status: string, copy: TrackingCopy): void {
  const projects = changeStatus(trackingStore.getState().projects, id, status)
  trackingStore.setState({ projects })
  notify({
    title: copy.notices.statusUpdated,
    description: copy.notices.statusChanged(labelOf(copy.statuses, status)),
  })

  const project = projects.find((candidate) => candidate.id === id)
  if (project) send('Status Updated', project)
}

/** Tells the connected service. Nothing leaves the page before an address was entered. */
export function send(action: WebhookAction, project: Project): void {
  const { webhookUrl } = trackingStore.getState()
  if (webhookUrl.trim() === '') return

  const message = webhookMessage(action, project, new Date())
  outbox(async () => {
    const { href, problem } = checkWebhookUrl(webhookUrl, window.location.href)
    if (problem) throw new Error(`The webhook URL cannot be sent to: ${problem}`)
    await sendToWebhook(href, message)
  }).then(
    () => {
      const { notices } = currentCopy()
      notify({ title: notices.sent, description: notices.sentText, tone: 'success' })
    },
    (error: unknown) => {
      console.error('Sending the project to the webhook failed', error)
      const { notices } = currentCopy()
      const notice = { title: notices.error, description: notices.sendFailed }
      // Nothing else on the page says it.
      notify({ ...notice, tone: 'destructive', duration: 10_000 })
    },
  )
}
