import { Notice, Section } from '@portal/shared/ui'
import { useAboutCopy } from '../copy.ts'
import { Timeline } from './timeline.tsx'

export default function HistoryPanel() {
  const { title, story, timelineTitle, note } = useAboutCopy().history
  return (
    <>
      <Section level={3} title={title}>
        <div className="grid max-w-3xl gap-5 text-lg">
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section level={3} title={timelineTitle}>
        <Timeline />
      </Section>
      <Notice tone="info">{note}</Notice>
    </>
  )
}
