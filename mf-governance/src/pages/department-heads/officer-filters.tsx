import { SelectField, TextField } from '@portal/shared/ui'
import { officerStatuses } from '../../../content/facts/offices.ts'
import { useHeadsCopy } from '../../copy/department-heads.ts'
import type { OfficerFilter } from './officer-filter.ts'

/** Of the search field. */
export const officerSearchId = 'officer-search'

interface OfficerFiltersProps {
  filter: OfficerFilter
  onChange: (change: Partial<OfficerFilter>) => void
}

/**
 * They filter as one types. Without scripts they are hidden and the whole list shows. The portal's
 * search skips them: the examples for a question are no answer to it.
 */
export function OfficerFilters({ filter, onChange }: OfficerFiltersProps) {
  const { list, statuses: labels } = useHeadsCopy()
  return (
    <div
      data-search-skip=""
      className="ui-print-hidden hidden gap-4 sm:grid-cols-[minmax(0,1fr)_14rem] [.js_&]:grid"
    >
      <TextField
        id={officerSearchId}
        type="search"
        label={list.search}
        hint={list.searchHint}
        optionalLabel=""
        autoComplete="off"
        value={filter.search}
        onChange={({ target }) => onChange({ search: target.value })}
      />
      <div className="self-end">
        <SelectField
          id="officer-status"
          label={list.status}
          optionalLabel=""
          value={filter.status}
          onChange={({ target }) => {
            const status = officerStatuses.find((known) => known === target.value) ?? ''
            onChange({ status })
          }}
        >
          <option value="">{list.anyStatus}</option>
          {officerStatuses.map((status) => (
            <option key={status} value={status}>
              {labels[status]}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}
