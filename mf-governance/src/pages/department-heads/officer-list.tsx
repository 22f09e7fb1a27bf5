import { useKeptState, useLocation, useNavigate } from '@portal/shared/router'
import { municipality, telHref } from '@portal/shared/site'
import { Button, EmptyState } from '@portal/shared/ui'
import { useEverydayWords } from '@portal/shared/use-everyday-words'
import { useEffect, useRef } from 'react'
import { everydayWords } from '../../../content/facts/everyday-words.ts'
import { offices } from '../../../content/facts/offices.ts'
import { officials } from '../../../content/facts/officials.ts'
import { departmentHeadsCopy, useHeadsCopy } from '../../copy/department-heads.ts'
import { OfficerCard } from './officer-card.tsx'
import { everyone, filterOfficers } from './officer-filter.ts'
import { OfficerFilters, officerSearchId } from './officer-filters.tsx'

/** In both languages: many say “treasurer” in a Filipino sentence, or “amilyar” in an English one. */
const officers = offices.map((office) => {
  const duties = Object.values(departmentHeadsCopy).flatMap((copy) => {
    const { position, responsibilities } = copy.offices[office.id]
    return [position, ...responsibilities]
  })
  const names = [officials[office.id], ...Object.values(office.name)]
  return { office, words: [...names, ...duties, everydayWords[office.id]].join(' ') }
})

/** All officers, and the ways to find one. In the document, everyone is shown. */
export default function OfficerList() {
  const copy = useHeadsCopy()
  const [filter, setFilter] = useKeptState('officers', everyone)
  const holds = useEverydayWords(filter.search, officers, ({ words }) => words)
  const shown = filterOfficers(officers, filter, holds)
  const location = useLocation()
  const navigate = useNavigate()

  const seen = useRef(location)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address asks for an office
  useEffect(() => {
    // The list is whole, or as the visitor left it.
    if (seen.current === location) return
    seen.current = location
    const { pathname, search, hash } = location
    const isOne = (office: { id: string }) => `#${office.id}` === hash
    if (!offices.some(isOne) || shown.some(isOne)) return
    setFilter(everyone)
    // The place is looked for once more, now that it is there.
    navigate({ pathname, search, hash }, { replace: true })
  }, [location])

  const reset = () => {
    setFilter(everyone)
    // The button that was pressed goes.
    document.getElementById(officerSearchId)?.focus()
  }

  return (
    <>
      <OfficerFilters
        filter={filter}
        onChange={(change) => setFilter((before) => ({ ...before, ...change }))}
      />
      <p role="status" className="my-4 hidden text-ink-muted text-sm [.js_&]:block">
        {copy.list.showing(shown.length, offices.length)}
      </p>
      {shown.length === 0 && (
        <EmptyState title={copy.list.none}>
          <p className="mb-4">
            {copy.list.noneHint} <a href={telHref(municipality.phone)}>{municipality.phone}</a>
          </p>
          <Button variant="secondary" onClick={reset}>
            {copy.list.reset}
          </Button>
        </EmptyState>
      )}
      <div className="ui-blocks grid gap-4 lg:grid-cols-2 print:grid-cols-2">
        {shown.map((office) => (
          <OfficerCard key={office.id} office={office} />
        ))}
      </div>
    </>
  )
}
