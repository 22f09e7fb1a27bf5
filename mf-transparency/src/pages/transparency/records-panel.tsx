import { ButtonLink } from '@portal/shared/ui'
import { ArrowRight } from 'lucide-react'
import { DocumentList } from '../../documents/document-list.tsx'
import { usePageCopy } from './copy.ts'
import type { Panel } from './panels.ts'

/** One tab: what its records are, the way to their own page, and their documents. */
export function RecordsPanel({ panel: { id, documents } }: { panel: Panel }) {
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
      <p className="max-w-[44rem] text-lg text-ink-muted">{lead}</p>
      <div className="mt-3 mb-6 flex flex-wrap gap-3">
        {links.map(({ to, name }) => (
          <ButtonLink key={to} to={to} variant="secondary" icon={<ArrowRight aria-hidden="true" />}>
            {copy.open(name)}
          </ButtonLink>
        ))}
      </div>
      <DocumentList id={`list-${id}`} documents={documents} fileName={id} />
    </>
  )
}
