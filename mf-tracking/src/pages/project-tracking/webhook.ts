import { messageOrigin, sendTimeoutMs } from '../../../content/facts/integration.ts'
import { postFromFrame } from './post-from-frame.ts'
import { type Project, textIn } from './project.ts'

export type WebhookAction = 'Project Created' | 'Status Updated'

/** The body of a message to the connected service. */
export interface WebhookMessage {
  action: WebhookAction
  project: Record<
    | 'title'
    | 'description'
    | 'category'
    | 'status'
    | 'priority'
    | 'budget'
    | 'location'
    | 'startDate'
    | 'endDate'
    | 'assignedTo'
    | 'municipality',
    string
  > & { progress: number }
  /** ISO 8601, in UTC. */
  timestamp: string
  source: string
}

/** What is sent about a project. Texts that exist in both languages go out in English. */
export function webhookMessage(
  action: WebhookAction,
  project: Project,
  moment: Date,
): WebhookMessage {
  return {
    action,
    project: {
      title: textIn(project.title, 'en'),
      description: textIn(project.description, 'en'),
      category: project.category,
      status: project.status,
      priority: project.priority,
      budget: project.budget,
      location: textIn(project.location, 'en'),
      startDate: project.startDate,
      endDate: project.endDate,
      assignedTo: textIn(project.assignedTo, 'en'),
      progress: project.progress,
      municipality: messageOrigin.municipality,
    },
    timestamp: moment.toISOString(),
    source: messageOrigin.source,
  }
}

/**
 * Sends one message to a checked address. Nothing of the visitor goes along: no cookies, no
 * referrer. The reply cannot be read, so only a network failure or the timeout rejects.
 */
export function sendToWebhook(href: string, message: WebhookMessage): Promise<void> {
  // Older browsers know no signal that times out by itself.
  const timeout = new AbortController()
  const timer = setTimeout(
    () => timeout.abort(new DOMException('The service took too long', 'TimeoutError')),
    sendTimeoutMs,
  )
  const { signal } = timeout
  return postFromFrame(href, { body: JSON.stringify(message), signal }).finally(() =>
    clearTimeout(timer),
  )
}
