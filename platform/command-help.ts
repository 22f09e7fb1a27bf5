/** Where more is told of a command than in the README's line. */
const documents: Record<string, string> = {
  'create-section': 'docs/runbooks/release.md',
  events: 'docs/runbooks/announcements.md',
  export: 'docs/runbooks/release.md',
  golive: 'docs/runbooks/hosting.md',
  messages: 'docs/runbooks/messages.md',
  news: 'docs/runbooks/announcements.md',
  preview: 'docs/runbooks/release.md',
  prune: 'docs/runbooks/release.md',
  publish: 'docs/runbooks/release.md',
  releases: 'docs/runbooks/release.md',
  rollback: 'docs/runbooks/release.md',
  status: 'docs/runbooks/release.md',
  unpublish: 'docs/runbooks/release.md',
  'withdraw-worker': 'docs/runbooks/incident.md',
}

/**
 * One line on how a command is called.
 *
 * @param name - by itself that of the script which npm runs, if it does
 */
export function commandHelp(name = process.env['npm_lifecycle_event'] ?? ''): string {
  return `How to call ${name ? `npm run ${name}` : 'this'}, and with which options: ${documents[name] ?? 'README.md'}.`
}
