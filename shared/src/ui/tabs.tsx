import { isPlain } from '@portal/shared/router'
import type { ReactNode } from 'react'
import { tabForKey } from './tab-keys.ts'
import { useActiveTab } from './use-active-tab.ts'

export interface Tab {
  /** Id of the panel, and so the hash of its deep link. Unique on the page. */
  id: string
  label: string
  content: ReactNode
  /** Ids inside the panel that the address may name before the content is there. */
  holds?: readonly string[]
}

export interface TabsProps {
  /** Names the row of tabs for assistive technology. */
  label: string
  /** The first is the default. */
  tabs: readonly Tab[]
}

/**
 * Parts of a page of which one shows at a time; all of them are in the document. Every panel can be
 * linked to by its hash, and so can anything inside it. Without scripts the panels follow one
 * another, each under its label as an `h2`: headings inside a panel start at level 3.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const { active, ready, choose } = useActiveTab(tabs)

  const chooseAndFocus = (id: string) => {
    document.getElementById(tabId(id))?.focus()
    choose(id)
  }

  return (
    <div className="ui-tabs ui-container" data-ready={ready || undefined}>
      <div role="tablist" aria-label={label} className="ui-tablist">
        {tabs.map(({ id, label: name }) => (
          <a
            key={id}
            id={tabId(id)}
            href={`#${id}`}
            role="tab"
            aria-selected={id === active}
            aria-controls={id}
            tabIndex={id === active ? 0 : -1}
            className="ui-tab"
            onClick={(event) => {
              if (!isPlain(event)) return
              event.preventDefault()
              choose(id)
            }}
            onKeyDown={(event) => {
              if (!isPlain(event)) return
              // Browsers show the middle of a panel that is taller than the window, unless it is in view.
              if (event.key === 'Tab')
                document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
              const next = tabForKey(event.key, tabs, id)
              if (next === undefined) return
              event.preventDefault()
              chooseAndFocus(next)
            }}
          >
            {name}
          </a>
        ))}
      </div>
      {tabs.map(({ id, label: name, content }) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={tabId(id)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel takes focus (ARIA APG, Tabs)
          tabIndex={0}
          className="ui-tabpanel"
          data-active={id === active || undefined}
        >
          <h2 className="ui-tabpanel-title">{name}</h2>
          {content}
        </div>
      ))}
    </div>
  )
}

const tabId = (id: string) => `tab-${id}`
