import type { ReactNode } from 'react'

/** A calm word on top of the map. The element is always there, so that its text is announced. */
export function MapNotice({
  notice,
  children,
}: {
  notice: { title: string; text: string } | null
  children?: ReactNode
}) {
  return (
    <div role="status" className="pointer-events-none absolute right-18 bottom-3 left-3 z-10">
      {notice && (
        <div className="pointer-events-auto w-fit max-w-md rounded-control border border-line bg-surface px-4 py-3 text-sm">
          <p className="font-semibold">{notice.title}</p>
          <p className="text-ink-muted">{notice.text}</p>
          {children}
        </div>
      )}
    </div>
  )
}
