import { useLanguage } from '@portal/shared/i18n'
import { Link } from '@portal/shared/router'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useFrameCopy } from './copy.ts'
import { type Found, loadSearch } from './search.ts'

export const searchId = 'search'

/** Finds pages, places, forms and services by their words. The index is fetched on first use. */
export function SearchField() {
  const copy = useFrameCopy().search
  const { language } = useLanguage()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<readonly Found[] | 'unavailable' | null>(null)
  const statusId = useId()

  const search = async (typed: string) => {
    setWords(typed)
    if (typed.trim().length < 2) return setFound(null)
    try {
      const find = await loadSearch(language)
      setFound(find(typed))
    } catch {
      setFound('unavailable')
    }
  }

  const close = () => {
    setFound(null)
    setWords('')
  }

  return (
    <search className="frame-search" onKeyDown={moveByArrows(close)}>
      <label className="sr-only" htmlFor={searchId}>
        {copy.label}
      </label>
      <Search aria-hidden="true" className="frame-search-icon" />
      <input
        id={searchId}
        type="search"
        autoComplete="off"
        placeholder={copy.placeholder}
        value={words}
        onChange={(event) => void search(event.target.value)}
        aria-describedby={statusId}
        className="frame-search-input"
      />
      <p
        id={statusId}
        role="status"
        className={Array.isArray(found) ? 'sr-only' : 'frame-search-status'}
      >
        {found === 'unavailable' && copy.unavailable}
        {Array.isArray(found) && copy.count(found.length)}
      </p>
      {Array.isArray(found) && (
        <ul className="frame-search-results">
          {found.map((hit) => (
            <li key={hit.to}>
              <Link to={hit.to} onClick={close} className="frame-search-hit">
                <strong>{hit.title}</strong>
                <span>{hit.text}</span>
              </Link>
            </li>
          ))}
          {found.length === 0 && <li className="frame-search-none">{copy.none(words)}</li>}
        </ul>
      )}
    </search>
  )
}

/** Down and Up walk through field and results; Escape closes. */
function moveByArrows(close: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
    const place = stops.indexOf(document.activeElement as HTMLElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      stops[Math.max(0, Math.min(stops.length - 1, place + step))]?.focus()
    }
    if (event.key === 'Escape') {
      close()
      stops[0]?.focus()
    }
  }
}
