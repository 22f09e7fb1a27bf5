import type { ReactNode } from 'react'

/**
 * A calm word on top of the map that stands before it, or below it where large text would cover what
 * the map shows. The element is always there, so that its text is announced.
 */
export function MapNotice({
  notice,
  children,
}: {
  notice: { title: string; text: string } | null
  children?: ReactNode
}) {
  return (
    <div role="status" className="relative">
      {notice && (
        <div className="absolute right-18 bottom-3 left-3 w-fit max-w-md rounded-control border border-line bg-surface px-4 py-3 text-sm max-sm:right-14 max-sm:left-0 @max-[22rem]/page:static @max-[22rem]/page:mt-3">
          <p className="font-semibold">{notice.title}</p>
          <p className="text-ink-muted">{notice.text}</p>
          {children}
        </div>
      )}
    </div>
  )
}
