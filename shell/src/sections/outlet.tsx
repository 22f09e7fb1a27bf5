import { htmlLang, useLanguage } from '@portal/shared/i18n'
import { PageLocationProvider } from '@portal/shared/router'
import { Button, FirstScreenFirst, Notice, useHydrated } from '@portal/shared/ui'
import { memo, type ReactNode, type Ref, useLayoutEffect, useMemo } from 'react'
import { useFrameCopy } from '../frame/copy.ts'
import { offlineMark } from '../offline/offline-content.ts'
import { OfflinePage } from '../offline/offline-page.tsx'
import { NotFound } from '../pages/not-found/not-found.tsx'
import { trustDocument } from '../trusted-types.ts'
import { outletId } from './composed.ts'
import type { Content } from './content.ts'
import { PageBoundary } from './page-boundary.tsx'
import { Unavailable } from './unavailable.tsx'
import { useEarlyInput } from './use-early-input.ts'
import type { ShownContent } from './use-shown-content.ts'

/**
 * The main part of the portal: the current section's page, or what stands in for it. While the next
 * page is on its way, nothing of it is rendered again.
 */
export const Outlet = memo(function Outlet({
  shown,
  retry,
  onFailure,
}: {
  shown: ShownContent
  retry: () => void
  /** The page that is shown failed. */
  onFailure: () => void
}) {
  const { content, location, arrival } = shown
  const region = useEarlyInput(shown)
  const isFromTop = arrival === 'followed' && !location.hash
  return (
    <PageLocationProvider location={location}>
      <FirstScreenFirst value={isFromTop}>
        {'unexpected' in content && <UnexpectedNotice />}
        {content.kind === 'composed' && <LimitedNotice onRetry={retry} />}
        <Scope ref={region} content={content} whole={arrival !== 'opened' && !isFromTop}>
          <PageBoundary
            // One page's failure is not the next's, nor that of what stands in for it.
            key={`${content.kind} ${content.path}`}
            fallback={<StandIn content={content} onRetry={retry} />}
            onFailure={onFailure}
          >
            <Body content={content} onRetry={retry} />
          </PageBoundary>
        </Scope>
      </FirstScreenFirst>
    </PageLocationProvider>
  )
})

/** The element that a section's styles apply to. */
function Scope({
  ref,
  content,
  whole,
  children,
}: {
  ref: Ref<HTMLDivElement>
  content: Content
  /** A place further down is shown: nothing may have a height that is only guessed. */
  whole: boolean
  children: ReactNode
}) {
  const { language } = useLanguage()
  const section = 'section' in content ? content.section : undefined
  const html = content.kind === 'composed' ? content.html : ''
  // React writes the same text again for another object, and what the visitor wrote into it is gone.
  const markup = useMemo(() => ({ __html: trustDocument(html) }), [html])
  const marks = {
    ...(content.kind === 'offline' && { [offlineMark]: '' }),
    ...(whole && { 'data-whole': '' }),
  }
  if (content.kind !== 'composed') {
    return (
      <div ref={ref} id={outletId} data-section={section} {...marks}>
        {children}
      </div>
    )
  }
  // The markup is this portal's own document, composed from the section's release. React keeps what
  // the document already shows.
  return (
    <div
      key={`${content.path} composed`}
      ref={ref}
      id={outletId}
      data-section={section}
      lang={content.lang === htmlLang[language] ? undefined : content.lang}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own document, same origin
      dangerouslySetInnerHTML={markup}
    />
  )
}

function Body({ content, onRetry }: { content: Content; onRetry: () => void }) {
  if (content.kind === 'page') return <content.Page />
  if (content.kind === 'not-found') return <NotFound />
  if (content.kind === 'offline') return <OfflinePage onRetry={onRetry} />
  return <StandIn content={content} onRetry={onRetry} />
}

function StandIn({ content, onRetry }: { content: Content; onRetry: () => void }) {
  const { language } = useLanguage()
  return <Unavailable title={content.title[language]} onRetry={onRetry} />
}

function LimitedNotice({ onRetry }: { onRetry: () => void }) {
  const copy = useFrameCopy().unavailable
  const isHydrated = useHydrated()
  useKeptPlace(isHydrated)
  // A document holds no such notice: for one at once, React would render all of it anew.
  if (!isHydrated) return null
  return (
    <div role="alert">
      <Notice tone="info">
        {copy.limited}{' '}
        <Button variant="quiet" onClick={onRetry}>
          {copy.retry}
        </Button>
      </Notice>
    </div>
  )
}

/** Who reads on below the notice does not see the text move once that goes. */
function useKeptPlace(isShown: boolean): void {
  useLayoutEffect(() => {
    const notice = isShown && document.getElementById(outletId)?.previousElementSibling
    if (!notice) return
    return () => {
      const { top, bottom } = notice.getBoundingClientRect()
      const header = document.querySelector('.frame-header')?.getBoundingClientRect().bottom ?? 0
      if (bottom > header) return
      // Browsers may do the same where something in the text has the focus: once is enough.
      const { style } = document.documentElement
      style.overflowAnchor = 'none'
      window.scrollBy(0, top - bottom)
      setTimeout(() => style.removeProperty('overflow-anchor'), 100)
    }
  }, [isShown])
}

function UnexpectedNotice() {
  return <Notice tone="error">{useFrameCopy().unavailable.unexpected}</Notice>
}
