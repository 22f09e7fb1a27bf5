import { Link } from '@portal/shared/router'
import { useEffect, useRef } from 'react'
import { useFrameCopy } from '../frame/copy.ts'
import type { Hit } from './engine.ts'

interface SearchHitProps {
  id: string
  hit: Hit
  isChosen: boolean
  onFollow: () => void
}

/** One result: its title, what it is and where, and the sentence that matches. */
export function SearchHit({ id, hit, isChosen, onFollow }: SearchHitProps) {
  const copy = useFrameCopy().search
  const ref = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isChosen) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])

  const kind = copy.kinds[hit.kind]
  const option = {
    ref,
    id,
    role: 'option',
    'aria-selected': isChosen,
    tabIndex: -1,
    className: 'frame-search-hit',
    onClick: onFollow,
    children: (
      <>
        <strong>{hit.title}</strong>
        <small>{hit.page ? `${kind} · ${hit.page}` : kind}</small>
        <span>
          {hit.snippet.map((piece, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces take turns, plain and marked
            index % 2 ? <mark key={index}>{piece}</mark> : piece,
          )}
        </span>
      </>
    ),
  }
  // A file is none of the router's pages.
  return hit.to.endsWith('.pdf') ? (
    <a {...option} href={hit.to} />
  ) : (
    <Link {...option} to={hit.to} />
  )
}
