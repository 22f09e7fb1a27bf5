import { usePick } from '@portal/shared/i18n'
import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { uiCopy } from './copy.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type NoticeTone = 'info' | 'warning' | 'error'

const looks: Record<NoticeTone, { icon: LucideIcon; role: 'note' | 'alert' }> = {
  info: { icon: Info, role: 'note' },
  warning: { icon: TriangleAlert, role: 'note' },
  error: { icon: CircleAlert, role: 'alert' },
}

export interface NoticeProps {
  tone: NoticeTone
  title?: string | undefined
  children: ReactNode
}

/** Something the reader should know here. `error` is announced when it appears. */
export function Notice({ tone, title, children }: NoticeProps) {
  const pick = usePick()
  const { icon: Icon, role } = looks[tone]
  return (
    <div className="ui-notice" data-tone={tone} role={role}>
      <Icon aria-hidden="true" />
      <div>
        <VisuallyHidden>{pick(uiCopy[tone])} </VisuallyHidden>
        {title && <p className="ui-notice-title">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  )
}
