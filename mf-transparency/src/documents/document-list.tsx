import { documentHref } from '@portal/shared/documents'
import { formatDate, useLanguage } from '@portal/shared/i18n'
import { recordsAsOf } from '../../content/facts/as-of.ts'
import { RecordList } from '../listing/record-list.tsx'
import { useLabels } from '../parts/labels.ts'
import { useDocumentCopy } from './copy.ts'
import { DocumentItem } from './document-item.tsx'
import { documentBytes, downloadsOf, type ListedDocument } from './published.ts'
import { useTypeLabel } from './use-type-label.ts'

/** Documents to search, filter, sort, read and save. */
export function DocumentList({
  id,
  documents,
  fileName,
  level = 3,
  words,
  showsSummary = false,
}: {
  id: string
  documents: readonly ListedDocument[]
  fileName: string
  level?: 3 | 4
  words?: 'preview' | 'view'
  showsSummary?: boolean
}) {
  const copy = useDocumentCopy()
  const { categories, reportKinds } = useLabels()
  const { language } = useLanguage()
  const typeLabel = useTypeLabel()
  const { csv } = copy
  const kinds = Object.entries({ ...reportKinds, ...categories })

  return (
    <>
      <RecordList
        id={id}
        records={documents.map((document) => ({
          id: document.id,
          title: document.title[language],
          kind: document.kind,
          year: document.year,
          date: document.posted,
          downloads: downloadsOf(document.id),
          words: [document.title, document.summary]
            .flatMap((text) => Object.values(text))
            .join(' '),
          document,
        }))}
        kinds={kinds.map(([value, label]) => ({ value, label }))}
        orders={['newest', 'oldest', 'title', 'downloads']}
        columns={[
          { key: 'title', label: csv.title, value: ({ title }) => title },
          { key: 'kind', label: csv.kind, value: ({ document }) => typeLabel(document.type) },
          { key: 'year', label: csv.year, value: ({ year }) => year },
          { key: 'quarter', label: csv.quarter, value: ({ document }) => document.quarter },
          { key: 'posted', label: csv.posted, value: ({ date }) => date },
          { key: 'bytes', label: csv.bytes, value: (record) => documentBytes(record.id) },
          { key: 'sampleDownloads', label: csv.downloads, value: ({ downloads }) => downloads },
          { key: 'file', label: csv.file, value: (record) => documentHref(record.id) },
        ]}
        fileName={fileName}
      >
        {({ document }) => (
          <DocumentItem
            document={document}
            level={level}
            showsSummary={showsSummary}
            {...(words && { words })}
          />
        )}
      </RecordList>
      <p className="mt-4 text-sm text-ink-muted">
        {copy.countNote(formatDate(recordsAsOf, language))}
      </p>
    </>
  )
}
