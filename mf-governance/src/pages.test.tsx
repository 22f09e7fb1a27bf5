import { LanguageProvider, languages } from '@portal/shared/i18n'
import { renderToString } from 'react-dom/server'
// biome-ignore lint/style/noRestrictedImports: only the server renders without a browser's router
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import section from './section.ts'

describe.each(section.pages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  it.each(languages)('is a whole page without scripts: %s', async (language) => {
    const { default: Page, late } = await page.load()
    await late?.load()
    const html = renderToString(
      <StaticRouter location={path}>
        <LanguageProvider initial={language}>
          <Page />
        </LanguageProvider>
      </StaticRouter>,
    )
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toMatch(/\sstyle=|href="#?"|undefined/)
    for (const anchor of page.anchors ?? []) expect(html).toContain(`id="${anchor}"`)

    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size, 'ids are unique').toBe(ids.length)

    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect(skips, 'headings in order').toEqual([])
  })
})

it('has the menu of the specification, whatever else is in it', () => {
  const specified = [
    ['Mission & Vision', '/governance#mission'],
    ['The Mayor', '/governance/mayor'],
    ['Sangguniang Bayan', '/governance/sangguniang-bayan'],
    ['Department Heads', '/governance/department-heads'],
    ['Development Agenda', '/governance/development-agenda'],
  ]
  const links = section.menu[0]?.links?.map(({ label, to }) => [label.en, to])
  const names = specified.map(([name]) => name)
  expect(links?.filter(([name]) => names.includes(name))).toEqual(specified)
})
