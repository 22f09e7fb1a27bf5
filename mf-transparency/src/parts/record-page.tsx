import { formatLongDate, useLanguage } from '@portal/shared/i18n'
import { Container, Notice, PageHeader } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { recordsAsOf } from '../../content/facts/as-of.ts'
import { usePartsCopy } from './copy.ts'

/** The frame of every page of the section: its head, and that its records are samples. */
export function RecordPage({
  title,
  lead,
  illustration,
  children,
}: {
  title: string
  lead: string
  illustration: ReactNode
  children: ReactNode
}) {
  const copy = usePartsCopy()
  const { language } = useLanguage()
  return (
    <>
      <PageHeader eyebrow={copy.eyebrow} title={title} lead={lead} illustration={illustration} />
      <Container className="py-8">
        <Notice tone="info" title={copy.samples}>
          {copy.samplesText(formatLongDate(recordsAsOf, language))}
        </Notice>
      </Container>
      {children}
    </>
  )
}
