import { formsCheck } from '@portal/shared/forms'
import { LastChecked, Section } from '@portal/shared/ui'
import { services } from '../../../content/charter/index.ts'
import { useServicesCopy } from './copy.ts'
import { ServiceCard } from './service-card.tsx'

export default function ServiceList() {
  const copy = useServicesCopy().list
  return (
    // On paper each service has its sheet, with all of this and its steps.
    <div className="ui-print-hidden">
      <Section id="services" searchKind="service" tone="tinted" title={copy.title} lead={copy.lead}>
        <div className="ui-blocks grid gap-5 lg:grid-cols-2">
          {services.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </div>
        <LastChecked {...formsCheck} />
      </Section>
    </div>
  )
}
