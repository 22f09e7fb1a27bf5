import type { PageModules } from './document.ts'
import type { Releases } from './releases.ts'
import type { RenderedPage } from './render.ts'

/**
 * All that a browser fetches to hydrate one page: the shell, the section's entry, the page and the
 * rooms that the page needs, so that no script has to wait for another one to name it.
 */
export function pageModules({ shell, sections }: Releases, rendered: RenderedPage): PageModules {
  const section = sections.find((candidate) => candidate.id === rendered.section)
  const page = (section ?? shell).pages.find((candidate) => candidate.path === rendered.path)
  return {
    entry: shell.entry,
    modules: [
      ...new Set([
        ...shell.modules,
        ...(section?.modules ?? []),
        ...(page?.modules ?? []),
        ...(page?.rooms ?? []).flatMap((room) => shell.onDemand[room] ?? []),
      ]),
    ],
    styles: [...shell.styles, ...(section?.styles ?? [])],
  }
}

/** The integrity of every script that the portal may load. */
export function allIntegrity({ shell, sections }: Releases): Record<string, string> {
  return Object.assign({}, shell.integrity, ...sections.map((section) => section.integrity))
}
