import { Button, SelectField, TextField } from '@portal/shared/ui'
import { useState } from 'react'
import {
  projectCategories,
  projectDefaults,
  projectPriorities,
  projectStatuses,
} from '../../../content/facts/project-choices.ts'
import { useTrackingCopy } from './copy.ts'
import { labelOf } from './labels.ts'
import { type ProjectView, projectOrders } from './project-view.ts'

const filterCategories = [...projectCategories, projectDefaults.category]

/** The controls above the list. They answer at once; there is nothing to submit. */
export function ProjectFilters({
  view,
  onChange,
}: {
  view: ProjectView
  onChange: (change: Partial<ProjectView>) => void
}) {
  const { list, statuses, categories, priorities } = useTrackingCopy()
  // On a phone they would push the projects themselves off the screen.
  const [open, setOpen] = useState(false)
  const filters = [
    {
      name: 'status',
      label: list.status,
      any: list.anyStatus,
      values: projectStatuses,
      labels: statuses,
    },
    {
      name: 'category',
      label: list.category,
      any: list.anyCategory,
      values: filterCategories,
      labels: categories,
    },
    {
      name: 'priority',
      label: list.priority,
      any: list.anyPriority,
      values: projectPriorities,
      labels: priorities,
    },
  ] as const

  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <div className="sm:col-span-full">
        <TextField
          id="project-search"
          type="search"
          label={list.search}
          hint={list.searchHint}
          optionalLabel=""
          autoComplete="off"
          value={view.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </div>
      <Button
        variant="secondary"
        className="sm:hidden"
        aria-expanded={open}
        aria-controls="project-filters"
        onClick={() => setOpen(!open)}
      >
        {list.filters}
      </Button>
      <div id="project-filters" className={`${open ? 'grid' : 'hidden'} gap-4 sm:contents`}>
        {filters.map(({ name, label, any, values, labels }) => (
          <SelectField
            key={name}
            id={`project-filter-${name}`}
            label={label}
            optionalLabel=""
            value={view[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          >
            <option value="">{any}</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {labelOf(labels, value)}
              </option>
            ))}
          </SelectField>
        ))}
        <SelectField
          id="project-order"
          label={list.order}
          optionalLabel=""
          value={view.order}
          onChange={({ target }) => {
            const order = projectOrders.find((known) => known === target.value)
            if (order) onChange({ order })
          }}
        >
          {projectOrders.map((order) => (
            <option key={order} value={order}>
              {list.orders[order]}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}
