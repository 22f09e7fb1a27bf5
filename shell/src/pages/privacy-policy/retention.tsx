import { usePick } from '@portal/shared/i18n'
import { DefinitionList, Section } from '@portal/shared/ui'
import { messagesKept } from '../../../content/facts/data-protection.ts'
import { usePrivacyCopy } from './copy.ts'

export function Retention() {
  const { title, rows } = usePrivacyCopy().retention
  const pick = usePick()
  const { messages, codes, language, copies, projects } = rows
  return (
    <Section id="retention" title={title}>
      <DefinitionList
        items={[
          { term: messages.data, description: messages.kept(pick(messagesKept)) },
          { term: codes.data, description: codes.kept },
          { term: language.data, description: language.kept },
          { term: copies.data, description: copies.kept },
          { term: projects.data, description: projects.kept },
        ]}
      />
    </Section>
  )
}
