import { Button, SelectField, TextField } from '@portal/shared/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useListingCopy } from './copy.ts'
import type { ListingView, Order } from './listing.ts'

export interface Choice {
  value: string
  label: string
}

/** The controls above a list. They answer at once; there is nothing to submit. */
export function Toolbar({
  id,
  view,
  kinds,
  years,
  orders,
  onChange,
}: {
  /** Starts the ids of the controls: unique on the page. */
  id: string
  view: ListingView
  kinds: readonly Choice[]
  years: readonly number[]
  orders: readonly Order[]
  onChange: (change: Partial<ListingView>) => void
}) {
  const copy = useListingCopy()
  // On a phone the filters would push the records themselves off the screen.
  const [open, setOpen] = useState(false)

  return (
    <div className="rounded-card border border-line bg-surface p-4 noscript:hidden print:hidden">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          optionalLabel=""
          id={`${id}-search`}
          type="search"
          label={copy.search}
          autoComplete="off"
          value={view.search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
        <Button
          variant="secondary"
          className="sm:hidden"
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-expanded={open}
          aria-controls={`${id}-filters`}
          onClick={() => setOpen(!open)}
        >
          {copy.filters}
        </Button>
        <div id={`${id}-filters`} className={`${open ? 'grid' : 'hidden'} gap-4 sm:contents`}>
          <SelectField
            optionalLabel=""
            id={`${id}-kind`}
            label={copy.kind}
            value={view.kind}
            onChange={({ target }) => onChange({ kind: target.value })}
          >
            <option value="">{copy.anyKind}</option>
            {kinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField
            optionalLabel=""
            id={`${id}-year`}
            label={copy.year}
            value={view.year}
            onChange={({ target }) => onChange({ year: target.value })}
          >
            <option value="">{copy.anyYear}</option>
            {years.map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </SelectField>
          <SelectField
            optionalLabel=""
            id={`${id}-order`}
            label={copy.order}
            value={view.order}
            onChange={({ target }) => {
              const order = orders.find((known) => known === target.value)
              if (order) onChange({ order })
            }}
          >
            {orders.map((order) => (
              <option key={order} value={order}>
                {copy.orders[order]}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
    </div>
  )
}
