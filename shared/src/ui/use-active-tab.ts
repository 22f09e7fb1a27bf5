import { useKeptState, useLocation, useNavigate } from '@portal/shared/router'
import { useLayoutEffect, useRef } from 'react'
import { type KeepScroll, keepsScroll } from './keep-scroll.ts'
import type { Tab } from './tabs.tsx'

/**
 * Which tab shows. The hash of the address decides: it may name a panel or anything inside one.
 * A hash that names neither changes nothing; no hash means the first tab.
 *
 * The first render ignores the hash, since the server knows none; the style sheet shows the right
 * panel until `ready`. Whoever goes back has the panel that they left in the first render already:
 * the place to which the page is scrolled then lies within it.
 */
export function useActiveTab(tabs: readonly Pick<Tab, 'id' | 'holds'>[]) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const first = tabs[0]?.id
  const [shown, setShown] = useKeptState<string | undefined>(`tab ${first}`, undefined)
  const active = shown ?? first
  const arrival = useRef<HTMLElement | null>(null)

  useLayoutEffect(() => {
    const name = hash.slice(1)
    const target = document.getElementById(name)
    const holder = tabs.find(
      ({ id, holds }) => holds?.includes(name) || document.getElementById(id)?.contains(target),
    )
    const next = hash === '' ? first : holder?.id
    setShown((before) => next ?? before ?? first)
    const hidden = target?.getClientRects().length === 0
    if (holder && hidden && !keepsScroll(state)) arrival.current = target
  }, [hash, state, tabs, first, setShown])

  // Runs again with the panel on show, where there is something to scroll to.
  useLayoutEffect(() => {
    if (arrival.current?.closest('[data-active]')) {
      arrival.current.scrollIntoView()
      arrival.current = null
    }
  })

  const choose = (id: string) => {
    if (id === active) return
    const kept: KeepScroll = { keepScroll: true }
    navigate({ pathname, search, hash: id }, { state: kept })
  }

  return { active, ready: shown !== undefined, choose }
}
