import { integrationService } from '../facts/integration.ts'

/** Words of the panel that connects another service. */
export const integration = {
  title: `${integrationService} integration`,
  toggle: 'Webhook settings',
  states: { off: 'Off', ready: 'On', wrong: 'Check the address' },
  lead: `If your team uses an online workspace, this page can tell it about every project you add and every status you change.`,
  url: 'Webhook URL',
  urlHint: 'Copy it from the settings of your workspace. It starts with https://.',
  sends: 'What is sent',
  sendsText:
    'The project’s details, the time, and the name of the municipality. No cookies, and not the page you came from. Nothing is sent while the field is empty.',
  trust: 'Paste only an address that you trust: whoever runs it will receive the projects you add.',
  ready: 'New projects and status changes are sent to this address.',
  problems: {
    incomplete:
      'This is not a whole address. Copy the webhook URL again, from https:// to its last character.',
    scheme: 'Only addresses that start with https:// can be used. Copy the webhook URL again.',
    insecure:
      'An http:// address can be read by others on the way. Use the one that starts with https://.',
    credentials:
      'This address contains a user name or password. Remove everything between https:// and the @ sign, and the @ sign too.',
    ownSite:
      'This is an address of this portal. Paste the webhook URL that your workspace gave you.',
  },
} as const
