import { formatCount, formatDate, useLanguage } from '@portal/shared/i18n'
import { Link } from '@portal/shared/router'
import { Badge, Card, CardTitle, VisuallyHidden } from '@portal/shared/ui'
import { FileText } from 'lucide-react'
import { useLabels } from '../parts/labels.ts'
import { useDocumentCopy } from './copy.ts'
import { DocumentActions } from './document-actions.tsx'
import type { ListedDocument } from './listed-document.ts'

/** One document of a list: what it is, from when, and the ways to read it. */
export function DocumentItem({
  document,
  words,
  showsSummary,
}: {
  document: ListedDocument
  words: 'preview' | 'view'
  showsSummary: boolean
}) {
  const copy = useDocumentCopy()
  const { period, categories, reportKinds } = useLabels()
  const { language } = useLanguage()
  const { title, kind, year, quarter, posted, downloads, summary, record } = document
  const facts = [
    { term: copy.posted, text: formatDate(posted, language) },
    { term: copy.downloads, text: formatCount(downloads) },
  ]

  return (
    <Card as="article" className="flex h-full flex-col gap-4">
      <div className="grow">
        <p className="mb-2 flex flex-wrap items-center gap-2">
          <FileText className="size-5 text-clay-ink" aria-hidden="true" />
          <Badge tone="gold">{{ ...reportKinds, ...categories }[kind]}</Badge>
          <span className="text-sm text-ink-muted">{period(year, quarter)}</span>
        </p>
        <CardTitle level={3}>{title[language]}</CardTitle>
        {showsSummary && <p className="mt-2 text-ink-muted">{summary[language]}</p>}
        <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {facts.map(({ term, text }) => (
            <div key={term} className="flex gap-1.5">
              <dt className="text-ink-muted">{term}</dt>
              <dd className="font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <DocumentActions document={document} words={words} />
      {record && (
        <Link to={record} className="-mt-1 py-1 text-sm text-forest-ink underline">
          {copy.project}
          <VisuallyHidden>: {title[language]}</VisuallyHidden>
        </Link>
      )}
    </Card>
  )
}
