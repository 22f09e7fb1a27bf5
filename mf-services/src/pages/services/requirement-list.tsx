import { type Bilingual, usePick } from '@portal/shared/i18n'
import { Check } from 'lucide-react'

export function RequirementList({ requirements }: { requirements: readonly Bilingual[] }) {
  const pick = usePick()
  return (
    <ul className="grid gap-2">
      {requirements.map((requirement) => (
        <li key={requirement.en} className="flex gap-2.5">
          <Check size={18} className="mt-1 flex-none text-forest-ink" aria-hidden="true" />
          {pick(requirement)}
        </li>
      ))}
    </ul>
  )
}
