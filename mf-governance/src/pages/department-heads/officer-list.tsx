import { useLanguage } from '@portal/shared/i18n'
import { municipality, telHref } from '@portal/shared/site'
import { Button, EmptyState } from '@portal/shared/ui'
import { useMemo, useState } from 'react'
import { offices } from '../../../content/facts/offices.ts'
import { officials } from '../../../content/facts/officials.ts'
import { useHeadsCopy } from '../../copy/department-heads.ts'
import { OfficerCard } from './officer-card.tsx'
import { everyone, filterOfficers } from './officer-filter.ts'
import { OfficerFilters } from './officer-filters.tsx'

/** All officers, and the ways to find one. In the document, everyone is shown. */
export default function OfficerList() {
  const copy = useHeadsCopy()
  const { language } = useLanguage()
  const [filter, setFilter] = useState(everyone)

  const officers = useMemo(
    () =>
      offices.map((office) => {
        const { position, responsibilities } = copy.offices[office.id]
        const words = [officials[office.id], office.name[language], position, ...responsibilities]
        return { office, words }
      }),
    [copy, language],
  )
  const shown = filterOfficers(officers, filter)

  return (
    <>
      <OfficerFilters
        filter={filter}
        onChange={(change) => setFilter((before) => ({ ...before, ...change }))}
      />
      <p role="status" className="ui-print-hidden my-4 hidden text-ink-muted text-sm [.js_&]:block">
        {copy.list.showing(shown.length, offices.length)}
      </p>
      {shown.length === 0 && (
        <EmptyState title={copy.list.none}>
          <p className="mb-4">
            {copy.list.noneHint} <a href={telHref(municipality.phone)}>{municipality.phone}</a>
          </p>
          <Button variant="secondary" onClick={() => setFilter(everyone)}>
            {copy.list.reset}
          </Button>
        </EmptyState>
      )}
      <div className="grid gap-4 lg:grid-cols-2 print:grid-cols-2">
        {shown.map((office) => (
          <OfficerCard key={office.id} office={office} />
        ))}
      </div>
    </>
  )
}
