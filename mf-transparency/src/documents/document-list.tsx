import { formatLongDate, useLanguage } from '@portal/shared/i18n'
import { recordsAsOf } from '../../content/facts/as-of.ts'
import type { PagedList } from '../listing/paged-list.ts'
import { RecordList } from '../listing/record-list.tsx'
import { usePagedRecords } from '../listing/use-records.ts'
import { labels, useLabels } from '../parts/labels.ts'
import { useDocumentCopy } from './copy.ts'
import { documentAddress } from './document-address.ts'
import { DocumentItem } from './document-item.tsx'
import type { ListedDocument } from './listed-document.ts'
import { useTypeLabel } from './use-type-label.ts'

/** Documents to search, filter, sort, read and save. */
export function DocumentList({
  id,
  documents,
  fileName,
  words = 'preview',
  showsSummary = false,
}: {
  id: string
  documents: PagedList<ListedDocument>
  fileName: string
  words?: 'preview' | 'view'
  showsSummary?: boolean
}) {
  const copy = useDocumentCopy()
  const { categories, reportKinds } = useLabels()
  const { language } = useLanguage()
  const typeLabel = useTypeLabel()
  const { csv } = copy
  const kinds = Object.entries({ ...reportKinds, ...categories })
  const records = usePagedRecords(documents, (document) => ({
    id: document.id,
    title: document.title[language],
    kind: document.kind,
    year: document.year,
    date: document.posted,
    downloads: document.downloads,
    words: wordsOf(document),
    document,
  }))

  return (
    <>
      <RecordList
        id={id}
        records={records}
        kinds={kinds.map(([value, label]) => ({ value, label }))}
        orders={['newest', 'oldest', 'title', 'downloads']}
        columns={[
          { key: 'title', label: csv.title, value: ({ title }) => title },
          { key: 'kind', label: csv.kind, value: ({ document }) => typeLabel(document.type) },
          { key: 'year', label: csv.year, value: ({ year }) => year },
          { key: 'quarter', label: csv.quarter, value: ({ document }) => document.quarter },
          { key: 'posted', label: csv.posted, value: ({ date }) => date },
          { key: 'bytes', label: csv.bytes, value: ({ document }) => document.bytes },
          { key: 'sampleDownloads', label: csv.downloads, value: ({ downloads }) => downloads },
          { key: 'file', label: csv.file, value: (record) => documentAddress(record.id) },
        ]}
        fileName={fileName}
      >
        {({ document }) => (
          <DocumentItem document={document} words={words} showsSummary={showsSummary} />
        )}
      </RecordList>
      <p className="mt-4 text-sm text-ink-muted">
        {copy.countNote(formatLongDate(recordsAsOf, language))}
      </p>
    </>
  )
}

/** What a document is found by: its texts, type and period, in both languages. */
function wordsOf({ title, summary, type, kind, year, quarter }: ListedDocument): string {
  const names = Object.values(labels).flatMap(({ reportKinds, stages, categories, period }) => {
    const known: Record<string, string> = { ...reportKinds, ...stages, ...categories }
    return [known[type], known[kind], period(year, quarter)]
  })
  return [...names, ...[title, summary].flatMap((text) => Object.values(text))].join(' ')
}
