import { LanguageProvider, languages } from '@portal/shared/i18n'
import { renderToString } from 'react-dom/server'
// biome-ignore lint/style/noRestrictedImports: only the server renders without a browser's router
import { StaticRouter } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import { aboutCopy } from './copy.ts'
import AboutPage, { late } from './page.tsx'

beforeAll(() => late.load())

it.each(languages)('holds every panel without scripts: %s', (language) => {
  const html = renderToString(
    <StaticRouter location="/about">
      <LanguageProvider initial={language}>
        <AboutPage />
      </LanguageProvider>
    </StaticRouter>,
  )
  const copy = aboutCopy[language]
  const parts = [copy.readings.text, copy.history.story[0], copy.seal.vision, copy.agenda.lead]
  for (const part of parts) expect(html).toContain(part)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).not.toMatch(/\sstyle=/)
})
