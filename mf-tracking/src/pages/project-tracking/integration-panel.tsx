import { useCopy } from '@portal/shared/i18n'
import { Badge, Button, Card, CardTitle, TextField } from '@portal/shared/ui'
import { ChevronDown, Webhook } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { integration as en } from '../../../content/en/integration.ts'
import { integration as fil } from '../../../content/fil/integration.ts'
import { trackingStore } from './project-store.ts'
import { checkWebhookUrl } from './webhook-url.ts'

const panelId = 'integration-panel'
const tones = { off: 'gray', ready: 'green', wrong: 'red' } as const

/** A disclosure with the one setting: where projects are sent. The address stays in page memory. */
export default function IntegrationPanel() {
  const integration = useCopy({ en, fil })
  const [open, setOpen] = useState(false)
  const webhookUrl = useStore(trackingStore, (state) => state.webhookUrl)
  // One from before a visit to another page has been left.
  const [left, setLeft] = useState(webhookUrl.trim() !== '')
  // Never empty on the server, where the page has no address to compare with.
  const problem = webhookUrl.trim()
    ? checkWebhookUrl(webhookUrl, window.location.href).problem
    : undefined
  // Half an address is no mistake while it is being typed.
  const wrong = left && problem
  const state = wrong ? 'wrong' : problem || webhookUrl.trim() === '' ? 'off' : 'ready'

  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle level={3}>{integration.title}</CardTitle>
        <span role="status">
          <Badge tone={tones[state]}>{integration.states[state]}</Badge>
        </span>
      </div>
      <p>{integration.lead}</p>
      <Button
        variant="secondary"
        icon={<Webhook aria-hidden="true" />}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <span className="inline-flex items-center gap-2">
          {integration.toggle}
          <ChevronDown className={open ? 'size-5 rotate-180' : 'size-5'} aria-hidden="true" />
        </span>
      </Button>
      <div id={panelId} hidden={!open} className="border-t border-line pt-4">
        <TextField
          id="webhook-url"
          name="webhookUrl"
          // Not `url`: its own check would speak the browser's language.
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          label={integration.url}
          hint={integration.urlHint}
          error={wrong ? integration.problems[wrong] : undefined}
          value={webhookUrl}
          onChange={({ target }) => trackingStore.setState({ webhookUrl: target.value })}
          onBlur={({ target }) => setLeft(target.value.trim() !== '')}
        />
        {state === 'ready' && <p className="mt-2 text-ok-ink">{integration.ready}</p>}
        <h4 className="mt-4 font-semibold">{integration.sends}</h4>
        <p className="mt-1 text-ink-muted">{integration.sendsText}</p>
        <p className="mt-3 text-ink-muted">{integration.trust}</p>
      </div>
    </Card>
  )
}
