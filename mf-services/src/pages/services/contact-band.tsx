import { usePick } from '@portal/shared/i18n'
import { Link } from '@portal/shared/router'
import {
  emergencyNumbers,
  hotlinesSheet,
  localLines,
  municipality,
  officeHours,
  officeHoursCheck,
  telHref,
} from '@portal/shared/site'
import { FileLink, Hours, LastChecked, Section } from '@portal/shared/ui'
import { Clock, LifeBuoy, type LucideIcon, MapPin, Phone, Siren } from 'lucide-react'
import type { ReactNode } from 'react'
import { useServicesCopy } from './copy.ts'

const [emergency] = emergencyNumbers
const line = 'inline-block py-2.5 underline underline-offset-4 hover:decoration-2'

/** Where the services are given and whom to call. */
export function ContactBand() {
  const copy = useServicesCopy().contact
  const pick = usePick()
  return (
    <Section id="contact" title={copy.title} lead={copy.lead}>
      <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line @[40rem]/page:grid-cols-2 @[63rem]/page:grid-cols-6">
        <Entry icon={Clock} term={copy.hours} span="half">
          <strong className="block">
            <Hours>{pick(officeHours.weekdays)}</Hours>
          </strong>
          <span className="block text-sm">
            <Hours>{pick(officeHours.lunch)}</Hours>
          </span>
          <span className="block text-sm">
            <Hours>{`${pick(officeHours.saturday)}: ${copy.onSaturday}`}</Hours>
          </span>
        </Entry>
        <Entry icon={MapPin} term={copy.location} span="half">
          <address className="font-semibold not-italic">{pick(municipality.address)}</address>
          <Link to="/?place=municipal-hall#map" className={`${line} text-forest-ink`}>
            {copy.map}
          </Link>
        </Entry>
        <Entry icon={Phone} term={copy.phone} span="row">
          <Call number={municipality.phone} />
        </Entry>
        <Entry icon={Siren} term={copy.emergency} span="third" urgent>
          <Call number={emergency.number} />
        </Entry>
        <Entry icon={LifeBuoy} term={copy.disaster} span="third" urgent>
          <Call number={localLines.disasterOffice} />
        </Entry>
      </dl>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <LastChecked {...officeHoursCheck} />
        <FileLink
          href={hotlinesSheet.href}
          label={copy.hotlinesSheet}
          format="PDF"
          size={hotlinesSheet.size}
          variant="quiet"
        />
      </div>
    </Section>
  )
}

function Call({ number }: { number: string }) {
  return (
    <a
      href={telHref(number)}
      className={`${line} @[20rem]/page:whitespace-nowrap font-semibold text-lg`}
    >
      {number}
    </a>
  )
}

interface EntryProps {
  icon: LucideIcon
  term: string
  /** How much of a row it takes on a wide screen; `row` takes a row of its own on a tablet. */
  span: 'half' | 'third' | 'row'
  urgent?: boolean
  children: ReactNode
}

function Entry({ icon: Icon, term, span, urgent = false, children }: EntryProps) {
  const width = {
    half: '@[63rem]/page:col-span-3',
    third: '@[63rem]/page:col-span-2',
    row: '@[40rem]/page:col-span-2',
  }[span]
  const tone = urgent ? 'bg-danger-soft text-danger-ink' : 'bg-surface'
  const badge = urgent ? 'bg-surface text-danger-ink' : 'bg-forest-soft text-forest-ink'
  return (
    <div className={`relative min-h-21 py-5 pr-5 pl-20 @max-[20rem]/page:px-3 ${width} ${tone}`}>
      <dt className={`text-sm ${urgent ? '' : 'text-ink-muted'}`}>
        <span
          className={`absolute left-5 grid @max-[20rem]/page:hidden size-11 place-items-center rounded-full ${badge}`}
        >
          <Icon size={20} aria-hidden="true" />
        </span>
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
