import { lateParts, PageHeader } from '@portal/shared/ui'
import { agendaPeriod } from '../../../content/facts/agenda-period.ts'
import { useAgendaCopy } from '../../copy/development-agenda.ts'
import { FourFieldsScene } from '../../illustrations/four-fields.tsx'

export const late = lateParts(import.meta.url, {
  Pillars: () => import('./pillars.tsx'),
  Closing: () => import('./closing.tsx'),
})
const { Pillars, Closing } = late.components

export default function DevelopmentAgendaPage() {
  const { title, eyebrow, lead } = useAgendaCopy()
  return (
    <>
      <PageHeader
        title={title}
        eyebrow={`${eyebrow} · ${agendaPeriod}`}
        lead={lead(agendaPeriod)}
        illustration={<FourFieldsScene />}
      />
      <Pillars />
      <Closing />
    </>
  )
}
