import { Card, CardTitle, Section } from '@portal/shared/ui'
import {
  Contrast,
  FormInput,
  Keyboard,
  Languages,
  ListTree,
  type LucideIcon,
  MapPinned,
  Signal,
  Type,
  Waves,
} from 'lucide-react'
import { largestText } from '../../../content/facts/accessibility.ts'
import { useAccessibilityCopy } from './copy.ts'

const features: readonly {
  id: keyof ReturnType<typeof useAccessibilityCopy>['features']['items']
  icon: LucideIcon
}[] = [
  { id: 'languages', icon: Languages },
  { id: 'keyboard', icon: Keyboard },
  { id: 'text', icon: Type },
  { id: 'contrast', icon: Contrast },
  { id: 'motion', icon: Waves },
  { id: 'structure', icon: ListTree },
  { id: 'forms', icon: FormInput },
  { id: 'scripts', icon: Signal },
  { id: 'map', icon: MapPinned },
]

export function Features() {
  const copy = useAccessibilityCopy().features
  return (
    <Section id="features" title={copy.title}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {features.map(({ id, icon: Icon }) => {
          const { title, text } = copy.items[id]
          return (
            <Card key={id} as="li">
              <Icon aria-hidden="true" className="mb-3 size-7 text-forest-ink" />
              <CardTitle>{typeof title === 'string' ? title : title(largestText)}</CardTitle>
              <p className="mt-2">{text}</p>
            </Card>
          )
        })}
      </ul>
    </Section>
  )
}
