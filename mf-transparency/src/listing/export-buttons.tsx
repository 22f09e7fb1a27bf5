import { saveFile } from '@portal/shared/export'
import { Button } from '@portal/shared/ui'
import { Braces, Sheet } from 'lucide-react'
import { useListingCopy } from './copy.ts'
import { type Column, recordsAsCsv, recordsAsJson } from './export-records.ts'

/** Saves the records as CSV or JSON. */
export function ExportButtons<R>({
  fetchRecords,
  columns,
  fileName,
}: {
  /** What is saved; nothing where it cannot be had. */
  fetchRecords: () => Promise<readonly R[] | undefined>
  columns: readonly Column<R>[]
  /** Without its ending. */
  fileName: string
}) {
  const copy = useListingCopy()
  const save = async (write: (records: readonly R[]) => void) => {
    const records = await fetchRecords()
    if (records) write(records)
  }
  const writeCsv = (records: readonly R[]) =>
    saveFile(recordsAsCsv(records, columns), `${fileName}.csv`, 'text/csv;charset=utf-8')
  const writeJson = (records: readonly R[]) => {
    const source = `${location.origin}${location.pathname}`
    saveFile(recordsAsJson(records, columns, source), `${fileName}.json`, 'application/json')
  }
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2 noscript:hidden print:hidden">
      <span className="mr-1 text-sm text-ink-muted">{copy.saveNote}</span>
      <Button
        variant="quiet"
        icon={<Sheet aria-hidden="true" />}
        aria-label={copy.save('CSV')}
        onClick={() => save(writeCsv)}
      >
        CSV
      </Button>
      <Button
        variant="quiet"
        icon={<Braces aria-hidden="true" />}
        aria-label={copy.save('JSON')}
        onClick={() => save(writeJson)}
      >
        JSON
      </Button>
    </div>
  )
}
