import { SelectField } from '@portal/shared/ui'
import {
  projectCategories,
  projectDefaults,
  projectPriorities,
  projectStatuses,
} from '../../../content/facts/project-choices.ts'
import { useTrackingCopy } from './copy.ts'
import { FormGroup } from './form-group.tsx'

/** Category, status and priority: the choices of the form, at their defaults. */
export function StandingFields() {
  const { form, categories, statuses, priorities } = useTrackingCopy()

  return (
    <FormGroup legend={form.standing}>
      <div className="sm:col-span-2">
        <SelectField id="project-category" name="category" label={form.fields.category}>
          <option value="">{form.noCategory}</option>
          {projectCategories.map((category) => (
            <option key={category} value={category}>
              {categories[category]}
            </option>
          ))}
        </SelectField>
      </div>
      <SelectField
        id="project-status"
        name="status"
        label={form.fields.status}
        optionalLabel=""
        defaultValue={projectDefaults.status}
      >
        {projectStatuses.map((status) => (
          <option key={status} value={status}>
            {statuses[status]}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="project-priority"
        name="priority"
        label={form.fields.priority}
        optionalLabel=""
        defaultValue={projectDefaults.priority}
      >
        {projectPriorities.map((priority) => (
          <option key={priority} value={priority}>
            {priorities[priority]}
          </option>
        ))}
      </SelectField>
    </FormGroup>
  )
}
