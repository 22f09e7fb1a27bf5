import { Button } from '@portal/shared/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useNewsCopy } from './copy.ts'

interface PageButtonsProps {
  /** Counted from 1. */
  page: number
  pages: number
  /** Whether that page is still on its way. */
  arriving: boolean
  onChange: (page: number) => void
}

/** To the pages before and after. A single page needs none. On paper it only says which page this is. */
export function PageButtons({ page, pages, arriving, onChange }: PageButtonsProps) {
  const copy = useNewsCopy()
  if (pages < 2) return null
  return (
    <nav
      aria-label={copy.pages}
      className="ui-print-shown mt-5 flex flex-wrap items-center justify-between gap-3"
    >
      <Button
        variant="secondary"
        icon={<ChevronLeft aria-hidden="true" />}
        aria-disabled={page === 1}
        onClick={() => page > 1 && onChange(page - 1)}
      >
        {copy.previousPage}
      </Button>
      <p role="status" className="text-ink-muted">
        {arriving ? copy.pageArriving(page) : copy.page(page, pages)}
      </p>
      <Button
        variant="secondary"
        icon={<ChevronRight aria-hidden="true" />}
        aria-disabled={page === pages}
        onClick={() => page < pages && onChange(page + 1)}
      >
        {copy.nextPage}
      </Button>
    </nav>
  )
}
