import { toPlaceClass } from '@portal/shared/document-names'
import { useLanguage } from '@portal/shared/i18n'
import { useNavigationType } from '@portal/shared/router'
import { documentTitle } from '@portal/shared/section'
import { keepsScroll, lateClasses } from '@portal/shared/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ShownContent } from './use-shown-content.ts'

/**
 * What has to happen when another page is shown: its title, the focus on its heading, the scroll
 * position, and one message for screen readers, which this returns.
 */
export function usePageChange({ content, location }: ShownContent): string {
  const { language } = useLanguage()
  const navigationType = useNavigationType()
  const [message, setMessage] = useState('')
  const shownPath = useRef(content.path)
  const shownKind = useRef(content.kind)
  const title = content.title[language]

  useEffect(() => {
    document.title = documentTitle(title, language)
  }, [title, language])

  // Before the page is drawn: it would be seen for a moment as far down as the last one was read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page begins at its top
  useLayoutEffect(() => {
    const isOther = shownPath.current !== content.path
    if (isOther && navigationType !== 'POP' && !placeIn(location)) window.scrollTo(0, 0)
  }, [content.path])

  // What was announced in the other language is over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of language ends it
  useEffect(() => setMessage(''), [language])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language announces nothing
  useEffect(() => {
    if (shownPath.current === content.path) return
    shownPath.current = content.path
    // That was a place on the page before.
    document.documentElement.classList.remove(toPlaceClass)
    focusHeading()
    setMessage(title)
  }, [content.path])

  // What stood in for the page is gone, and with it the focus on its button.
  useEffect(() => {
    if (document.activeElement === document.body && shownKind.current !== content.kind)
      focusHeading()
    shownKind.current = content.kind
  }, [content.kind])

  // Nothing that says why there is no page holds its places: the page, once it comes, does.
  const mayHoldPlace = content.kind === 'page' || content.kind === 'composed'
  // biome-ignore lint/correctness/useExhaustiveDependencies: how the next page comes is not this one's
  useEffect(() => {
    if (!location.hash || navigationType === 'POP' || keepsScroll(location.state)) return
    return whenThere(idIn(location), (place) => {
      // First the focus: what keeps room above a place depends on where that is.
      if (place instanceof HTMLElement) startFrom(place)
      place.scrollIntoView()
    })
  }, [location, mayHoldPlace])

  return message
}

function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/** The place on the page that the address names, if it is there by now. */
function placeIn(location: ShownContent['location']): Element | null {
  return document.getElementById(idIn(location))
}

/** The id that an anchor stands for: as it is written where it cannot be decoded, as in `#50%`. */
function idIn({ hash }: ShownContent['location']): string {
  const anchor = hash.slice(1)
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}

/** Lets the keyboard go on from a place, as it does where the browser itself follows a link there. */
function startFrom(place: HTMLElement): void {
  if (place.contains(document.activeElement)) return
  place.focus({ preventScroll: true })
  if (document.activeElement === place) return
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  place.focus({ preventScroll: true })
}

/**
 * Runs the work on the element with that id, as soon as the part of the page that holds it is there.
 * Returns what calls it off.
 */
function whenThere(id: string, work: (place: Element) => void): () => void {
  const look = () => {
    const place = document.getElementById(id)
    const isComplete = !document.querySelector(`.${lateClasses.room}`)
    if (place || isComplete) arrivals.disconnect()
    if (place) work(place)
  }
  const arrivals = new MutationObserver(look)
  arrivals.observe(document.body, { childList: true, subtree: true })
  // Tabs show the panel that holds it first: what is hidden takes no focus.
  queueMicrotask(look)
  return () => arrivals.disconnect()
}
