import { useLanguage } from '@portal/shared/i18n'
import { Route, Routes } from '@portal/shared/router'
import { Button, Notice } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import { useFrameCopy } from '../frame/copy.ts'
import { NotFound } from '../pages/not-found/not-found.tsx'
import { outletId } from './composed.ts'
import type { Content } from './content.ts'
import { PageBoundary } from './page-boundary.tsx'
import { Unavailable } from './unavailable.tsx'
import type { ShownContent } from './use-shown-content.ts'

/** The main part of the portal: the current section's page, or what stands in for it. */
export function Outlet({ shown, retry }: { shown: ShownContent; retry: () => void }) {
  const { content } = shown
  return (
    // The page keeps the address that it was loaded for while the next one is on its way.
    <Routes location={shown.location}>
      <Route
        path="*"
        element={
          <>
            {content.kind === 'composed' && <LimitedNotice onRetry={retry} />}
            <Scope content={content}>
              <PageBoundary
                key={content.path}
                fallback={<UnexpectedError content={content} onRetry={retry} />}
              >
                <Body content={content} onRetry={retry} />
              </PageBoundary>
            </Scope>
          </>
        }
      />
    </Routes>
  )
}

/** The element that a section's styles apply to. */
function Scope({ content, children }: { content: Content; children: ReactNode }) {
  const section = content.kind === 'not-found' ? undefined : content.section
  if (content.kind !== 'composed') {
    return (
      <div id={outletId} data-section={section}>
        {children}
      </div>
    )
  }
  // The markup is this portal's own document, composed from the section's release. React keeps what
  // the document already shows.
  return (
    <div
      key={`${content.path} composed`}
      id={outletId}
      data-section={section}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own document, same origin
      dangerouslySetInnerHTML={{ __html: content.html }}
    />
  )
}

function Body({ content, onRetry }: { content: Content; onRetry: () => void }) {
  const { language } = useLanguage()
  if (content.kind === 'page') return <content.Page />
  if (content.kind === 'not-found') return <NotFound path={content.path} />
  return <Unavailable title={content.title[language]} onRetry={onRetry} />
}

function LimitedNotice({ onRetry }: { onRetry: () => void }) {
  const copy = useFrameCopy().unavailable
  return (
    <Notice tone="info">
      {copy.limited}{' '}
      <Button variant="quiet" onClick={onRetry}>
        {copy.retry}
      </Button>
    </Notice>
  )
}

function UnexpectedError({ content, onRetry }: { content: Content; onRetry: () => void }) {
  const copy = useFrameCopy().unavailable
  const { language } = useLanguage()
  return (
    <>
      <Unavailable title={content.title[language]} onRetry={onRetry} />
      <Notice tone="error">{copy.unexpected}</Notice>
    </>
  )
}
