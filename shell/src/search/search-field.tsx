import { useLanguage } from '@portal/shared/i18n'
import { useEarlyValue } from '@portal/shared/ui'
import { Search } from 'lucide-react'
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useFrameCopy } from '../frame/copy.ts'
import { SearchHit } from './search-hit.tsx'
import { useSearch } from './use-search.ts'

export const searchId = 'search'

/**
 * Finds pages, services, forms, offices and places by a resident's words. A combobox whose options
 * are links: focus stays in the field, arrows choose, Enter follows the chosen one or else the first.
 */
export function SearchField() {
  const copy = useFrameCopy().search
  const { language } = useLanguage()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(-1)
  const [open, setOpen] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const found = useSearch(words, language, attempt)
  const box = useRef<HTMLElement>(null)
  const id = useId()
  const answer = open && typeof found === 'object' ? found : null
  const hits = answer?.hits
  // Of the words that were asked for: others may have been typed since.
  const notice =
    answer?.hits.length === 0
      ? copy.none(answer.words)
      : open && typeof found === 'string' && copy[found]

  const type = (typed: string) => {
    setWords(typed)
    setChosen(-1)
  }

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    type(target.value)
    // What was typed before the field came alive may be told after it was left.
    setOpen(target === document.activeElement)
  }
  const field = useEarlyValue<HTMLInputElement>({ value: words, onChange })

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const count = hits?.length ?? 0
    const choices: Record<string, number> = {
      ArrowDown: chosen + 1 < count ? chosen + 1 : 0,
      ArrowUp: chosen > 0 ? chosen - 1 : count - 1,
    }
    const choice = choices[event.key]
    if (choice !== undefined) {
      event.preventDefault()
      if (hits) setChosen(choice)
      else setOpen(true)
    }
    if (event.key === 'Enter') {
      // What is listed may answer the word without its last letter.
      if (answer?.words === words) optionAt(id, Math.max(chosen, 0))?.click()
      else if (found === 'unavailable') setAttempt(attempt + 1)
    }
    if (event.key === 'Escape') {
      // First the list, then the words; the menu around it on a phone only after both.
      if (words !== '') event.preventDefault()
      if (hits) setOpen(false)
      else type('')
    }
  }

  // A touch or click elsewhere. That the field has lost the focus to nothing says less: on an iPhone it
  // does when the keyboard is put away, which is how to see more of what was found.
  useEffect(() => {
    if (!open) return
    const closeFrom = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerup', closeFrom)
    return () => document.removeEventListener('pointerup', closeFrom)
  }, [open])

  return (
    <search
      ref={box}
      className="frame-search"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <label className="sr-only" htmlFor={searchId}>
        {copy.label}
      </label>
      <Search aria-hidden="true" className="frame-search-icon" />
      <input
        ref={field}
        id={searchId}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={Boolean(hits?.length)}
        aria-controls={`${id}list`}
        aria-activedescendant={hits?.[chosen] ? optionId(id, chosen) : undefined}
        aria-describedby={`${id}status`}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        placeholder={copy.placeholder}
        value={words}
        onChange={onChange}
        onFocus={() => setOpen(true)}
        onKeyDown={press}
        className="frame-search-input"
      />
      <p
        id={`${id}status`}
        role="status"
        // Even while it is empty: screen readers tell what comes into it.
        className={notice ? 'frame-search-status' : 'sr-only'}
      >
        {notice || (hits && copy.count(hits.length))}
      </p>
      <div
        id={`${id}list`}
        role="listbox"
        // A box that scrolls would else be a stop of the Tab key, which has to leave from the field.
        tabIndex={-1}
        aria-label={copy.results}
        className="frame-search-results"
        hidden={!hits?.length}
      >
        {hits?.map((hit, index) => (
          <SearchHit
            key={hit.to}
            id={optionId(id, index)}
            hit={hit}
            isChosen={index === chosen}
            onFollow={() => type('')}
          />
        ))}
      </div>
    </search>
  )
}

function optionId(id: string, index: number): string {
  return `${id}option${index}`
}

function optionAt(id: string, index: number): HTMLElement | null {
  return document.getElementById(optionId(id, index))
}
