import { DefinitionList, LastChecked, Section } from '@portal/shared/ui'
import { officialsCheck } from '../../../content/facts/officials.ts'
import { useMayorCopy } from '../../copy/mayor.ts'
import { MayorActions } from '../../parts/mayor-actions.tsx'
import { MayorPicture } from '../../parts/mayor-picture.tsx'

export default function Biography() {
  const { title, story, facts } = useMayorCopy().life
  return (
    <Section id="biography" title={title}>
      <div className="grid items-start gap-8 md:grid-cols-[min(20rem,46%)_minmax(0,1fr)] md:gap-12">
        <MayorPicture caption />
        <div className="grid max-w-prose gap-4">
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className="mt-2">
            <MayorActions />
          </div>
        </div>
      </div>
      <div className="mt-8">
        <DefinitionList items={facts} />
      </div>
      <LastChecked {...officialsCheck} />
    </Section>
  )
}
