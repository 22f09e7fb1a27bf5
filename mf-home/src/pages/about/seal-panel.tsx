import { Card, CardTitle, Seal, Section } from '@portal/shared/ui'
import { useAboutCopy } from './copy.ts'
import { SealColors } from './seal-colors.tsx'

export default function SealPanel() {
  const copy = useAboutCopy().seal
  return (
    <>
      <Section level={3} title={copy.title} lead={copy.lead}>
        <div className="grid items-center gap-8 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
          <Seal title={copy.alt} lettering className="mx-auto h-auto w-full max-w-88" />
          <SealColors />
        </div>
      </Section>
      <div className="mb-10 grid gap-4 md:grid-cols-2">
        <Card tone="forest">
          <CardTitle level={3}>{copy.visionTitle}</CardTitle>
          <p className="mt-2 text-lg">{copy.vision}</p>
        </Card>
        <Card tone="gold">
          <CardTitle level={3}>{copy.missionTitle}</CardTitle>
          <p className="mt-2 text-lg">{copy.mission}</p>
        </Card>
      </div>
      <Section level={3} title={copy.valuesTitle}>
        <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {copy.values.map(({ title, text }) => (
            <Card as="li" key={title}>
              <CardTitle level={4}>{title}</CardTitle>
              <p className="mt-1 text-ink-muted">{text}</p>
            </Card>
          ))}
        </ol>
      </Section>
    </>
  )
}
