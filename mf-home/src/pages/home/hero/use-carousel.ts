import { isPlain } from '@portal/shared/router'
import { takeEarlyKey } from '@portal/shared/ui'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const steps = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
])

/** A swipe counts as finished when the strip has stood still for this long, in milliseconds. */
const scrollEndDelay = 120

interface Carousel {
  /** The element around controls and slides: arrow keys within it move the slides. */
  region: RefObject<HTMLElement | null>
  /** The strip that scrolls; its children are the slides. */
  track: RefObject<HTMLDivElement | null>
  current: number
  /** Shows a slide; an index beyond either end goes around. */
  show: (index: number) => void
}

/**
 * Moves a scroll-snapping strip by buttons and arrow keys, and follows it when a finger moves it.
 * The strip is the truth: without this hook it still scrolls.
 */
export function useCarousel(slides: number): Carousel {
  const region = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const takesFocus = useRef(false)
  // Where a button or key has sent the strip: until it is there, or a finger takes over, what the
  // strip passes on its way is not a choice.
  const heading = useRef<number | null>(null)

  const show = useCallback(
    (index: number) => {
      const target = (index + slides) % slides
      const strip = track.current
      takesFocus.current = isFocusWithin(strip)
      heading.current = target
      setCurrent(target)
      strip?.scrollTo({ left: target * strip.clientWidth })
    },
    [slides],
  )

  // The slide that goes becomes inert, and focus inside it would be lost: the next one takes it.
  useEffect(() => {
    const slide = track.current?.children[current]
    if (takesFocus.current && slide instanceof HTMLElement && !isFocusWithin(slide))
      slide.focus({ preventScroll: true })
    takesFocus.current = false
  }, [current])

  useEffect(() => {
    const strip = track.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const arrive = () => {
      if (!strip?.clientWidth) return
      const shown = Math.round(strip.scrollLeft / strip.clientWidth)
      if (heading.current === null) {
        takesFocus.current = isFocusWithin(strip)
        setCurrent(shown)
      } else if (heading.current === shown) heading.current = null
    }
    const follow = () => {
      clearTimeout(timer)
      timer = setTimeout(arrive, scrollEndDelay)
    }
    const takeOver = () => {
      heading.current = null
    }
    strip?.addEventListener('pointerdown', takeOver, { passive: true })
    strip?.addEventListener('wheel', takeOver, { passive: true })
    strip?.addEventListener('scroll', follow, { passive: true })
    // A finger or the keyboard may have moved it before the page came alive: the focus goes along,
    // before the slide that has it turns inert.
    if (strip?.scrollLeft) arrive()
    return () => {
      clearTimeout(timer)
      strip?.removeEventListener('scroll', follow)
      strip?.removeEventListener('pointerdown', takeOver)
      strip?.removeEventListener('wheel', takeOver)
    }
  }, [])

  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = steps.get(event.key)
      if (!step || !isPlain(event) || !concerns(region.current, event.target)) return
      event.preventDefault()
      show(current + step)
    }
    document.addEventListener('keydown', move)
    const key = takeEarlyKey([...steps.keys()])
    if (key) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    return () => document.removeEventListener('keydown', move)
  }, [current, show])

  return { region, track, current, show }
}

/**
 * The keys belong to the carousel when focus is in it, or on nothing that could want them while it is in
 * sight: a visitor who comes to the page, or skips the header, has it on the page as a whole. So has one
 * who has pressed a picture in an open gallery, whose page behind it stays as it is.
 */
function concerns(region: HTMLElement | null, target: EventTarget | null): boolean {
  if (!region || !(target instanceof Element)) return false
  if (region.contains(target)) return true
  if (document.querySelector('dialog[open]')) return false
  return target.matches('body, main, main h1') && region.getBoundingClientRect().bottom >= 0
}

function isFocusWithin(strip: HTMLElement | null): boolean {
  return strip !== document.activeElement && Boolean(strip?.contains(document.activeElement))
}
