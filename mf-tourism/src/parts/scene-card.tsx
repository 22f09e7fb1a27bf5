import { Card } from '@portal/shared/ui'
import type { ReactNode } from 'react'

/** A list item whose drawing fills the top of the card. The last child stands at its foot. */
export function SceneCard({
  scene,
  children,
  id,
}: {
  scene?: ReactNode
  children: ReactNode
  id?: string
}) {
  return (
    <Card as="li" id={id} className="flex flex-col overflow-hidden p-0">
      {scene && <div className="print:hidden">{scene}</div>}
      <div className="flex grow flex-col items-start gap-3 p-5 *:last:mt-auto *:last:pt-2">
        {children}
      </div>
    </Card>
  )
}
