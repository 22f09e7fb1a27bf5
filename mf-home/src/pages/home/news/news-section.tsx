import { feeds } from '@portal/shared/backend'
import { useLanguage } from '@portal/shared/i18n'
import { useLocation, useNavigate, useNavigationType } from '@portal/shared/router'
import { asksForAllEvents } from '@portal/shared/search-feed'
import { municipality, telHref } from '@portal/shared/site'
import { Button, type KeepScroll, OnRequest, Section } from '@portal/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { dataSizes } from '../../../../content/facts/data-sizes.ts'
import { UpcomingEvents } from '../events/upcoming-events.tsx'
import { FeedLink } from '../feed-link.tsx'
import { useNearViewport } from '../use-near-viewport.ts'
import { AllNews } from './all-news.tsx'
import { useNewsCopy } from './copy.ts'
import { LatestHeadlines } from './latest-headlines.tsx'
import { withoutNews } from './use-linked-news.ts'

const anchor = 'news'
const eventsAnchor = 'events'

/**
 * News and events. A link to `/#news` shows all news in place of the latest, one to `allEventsHref` all
 * events in place of the next.
 */
export default function NewsSection() {
  const copy = useNewsCopy()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const location = useLocation()
  const hasReturned = useNavigationType() === 'POP'
  const [showsAll, setShowsAll] = useState(false)
  const [showsAllEvents, setShowsAllEvents] = useState(false)
  const [asked, setAsked] = useState(false)
  const lists = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // The hash from which the button opened all news.
  const openedFrom = useRef('')
  const arrival = useRef<HTMLElement | null>(null)
  const near = useNearViewport(lists)

  // After hydration, since the composed document knows no hash.
  useEffect(() => {
    const { hash, search } = location
    if (asksForAllEvents(search)) setShowsAllEvents(true)
    if (hash === `#${anchor}`) setShowsAll(true)
    // Back to where all of it was asked for.
    else if (hash === '' || (hasReturned && hash === openedFrom.current)) setShowsAll(false)
    if (hash !== `#${eventsAnchor}`) return
    // Where data is saved, the events are hidden until now, and could not be scrolled to.
    const events = document.getElementById(eventsAnchor)
    if (events?.getClientRects().length === 0) arrival.current = events
    setAsked(true)
  }, [location, hasReturned])

  useEffect(() => {
    const events = arrival.current
    if (!asked || !events) return
    events.tabIndex = -1
    events.focus({ preventScroll: true })
    events.scrollIntoView()
  }, [asked])

  const toggle = () => {
    if (!showsAll) openedFrom.current = location.hash
    setShowsAll(!showsAll)
    const kept: KeepScroll = { keepScroll: true }
    const { pathname, search } = location
    const hash = showsAll ? '' : anchor
    navigate({ pathname, search: withoutNews(search), hash }, { state: kept })
  }

  return (
    <Section id={anchor} title={copy.title} lead={copy.lead}>
      <noscript>
        <p className="mb-6 rounded-card border border-line bg-surface p-5">
          {copy.withoutScript}{' '}
          <a href={telHref(municipality.phone)} className="whitespace-nowrap underline">
            {municipality.phone}
          </a>
        </p>
      </noscript>
      {!asked && !near && !showsAll && (
        <OnRequest
          label={copy.onRequest.show}
          size={dataSizes.news}
          onRequest={() => setAsked(true)}
        >
          {copy.onRequest.text}
        </OnRequest>
      )}
      <div ref={lists} className="wrap-anywhere grid gap-10 lg:grid-cols-3">
        <div className="lg:col-span-2">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h3 ref={heading} tabIndex={-1} className="text-2xl">
              {showsAll ? copy.all : copy.latest}
            </h3>
            <Button variant="secondary" className="noscript:hidden" onClick={toggle}>
              {showsAll ? copy.showLatest : copy.viewAll}
            </Button>
          </div>
          {showsAll ? <AllNews top={heading} /> : <LatestHeadlines wanted={near} />}
          <FeedLink href={feeds.news.href(language)}>{copy.feed}</FeedLink>
        </div>
        <UpcomingEvents showsAll={showsAllEvents} wanted={near} />
      </div>
    </Section>
  )
}
