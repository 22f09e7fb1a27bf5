import { ButtonLink } from '@portal/shared/ui'
import { ArrowRight } from 'lucide-react'
import { DocumentList } from '../../documents/document-list.tsx'
import type { ListedDocument } from '../../documents/listed-document.ts'
import type { PagedList } from '../../listing/paged-list.ts'
import { type TabId, usePageCopy } from './copy.ts'

/** One tab: what its records are, the way to their own page, and their documents. */
export function RecordsPanel({
  id,
  documents,
}: {
  /** Also the last part of the path of the records' own page. */
  id: TabId
  documents: PagedList<ListedDocument>
}) {
  const copy = usePageCopy()
  const { label, lead } = copy.tabs[id]
  const links = [
    { to: `/transparency/${id}`, name: label },
    ...(id === 'notice-of-award'
      ? [{ to: '/transparency/notice-to-proceed', name: copy.proceedPage }]
      : []),
  ]
  return (
    <>
      <div className="break-inside-avoid break-after-avoid">
        <p className="max-w-[44rem] text-lg text-ink-muted">{lead}</p>
        <div className="mt-3 mb-6 flex flex-wrap gap-3">
          {links.map(({ to, name }) => (
            <ButtonLink
              key={to}
              to={to}
              variant="secondary"
              icon={<ArrowRight aria-hidden="true" />}
            >
              {copy.open(name)}
            </ButtonLink>
          ))}
        </div>
      </div>
      <DocumentList id={`list-${id}`} documents={documents} fileName={id} />
    </>
  )
}
