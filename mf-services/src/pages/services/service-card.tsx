import { formById } from '@portal/shared/forms'
import { usePick } from '@portal/shared/i18n'
import { Button, ButtonLink, Card, CardTitle } from '@portal/shared/ui'
import { useState } from 'react'
import type { Service } from '../../../content/charter/service.ts'
import { serviceTitles } from '../../../content/charter/titles.ts'
import { UntilAlive } from '../../parts/until-alive.tsx'
import { ApplyDialog } from './apply-dialog.tsx'
import { charterAnchor } from './charter/anchor.ts'
import { useServicesCopy } from './copy.ts'
import { icons } from './icons.ts'
import { RequirementList } from './requirement-list.tsx'

/** What one service asks for, and the way into it. */
export function ServiceCard({ service }: { service: Service }) {
  const copy = useServicesCopy().list
  const pick = usePick()
  const [applying, setApplying] = useState(false)
  const form = formById(service.form)
  const Icon = icons[form.icon]
  const title = pick(serviceTitles[service.id])
  const steps = `#${charterAnchor(service.id)}`

  return (
    <Card as="section" id={service.id} className="flex flex-col">
      <div className="flex items-center gap-4">
        <span className="grid size-12 flex-none place-items-center rounded-control bg-forest-soft text-forest-ink">
          <Icon aria-hidden="true" />
        </span>
        <CardTitle>{title}</CardTitle>
      </div>
      <p className="mt-3 text-ink-muted">{pick(service.description)}</p>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 border-line border-y py-3">
        <div>
          <dt className="text-ink-muted text-sm">{copy.processingTime}</dt>
          <dd className="font-semibold">{pick(form.processingTime)}</dd>
        </div>
        <div>
          <dt className="text-ink-muted text-sm">{copy.fee}</dt>
          <dd className="font-semibold">{pick(form.fee)}</dd>
        </div>
      </dl>
      <h4 className="mt-4 mb-2 font-semibold text-lg">{copy.requirements}</h4>
      <div className="grow">
        <RequirementList requirements={form.requirements} />
      </div>
      <div className="ui-actions mt-6 items-center">
        {/* Where scripts are missing or late, it leads to the steps. */}
        <UntilAlive link={<ButtonLink to={steps}>{pick(service.apply)}</ButtonLink>}>
          <Button aria-haspopup="dialog" onClick={() => setApplying(true)}>
            {pick(service.apply)}
          </Button>
        </UntilAlive>
        <ButtonLink to={steps} variant="quiet" aria-label={copy.stepsOf(title)}>
          {copy.steps}
        </ButtonLink>
      </div>
      <ApplyDialog service={service} open={applying} onClose={() => setApplying(false)} />
    </Card>
  )
}
