import { LanguageProvider, languages } from '@portal/shared/i18n'
import { renderToString } from 'react-dom/server'
// biome-ignore lint/style/noRestrictedImports: only the server renders without a browser's router
import { StaticRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { places } from '../../../../content/facts/places.ts'
import { placeWords } from './copy.ts'
import MapSection from './map-section.tsx'
import { mapAppHref } from './place-link.ts'

it.each(languages)('lists every place without scripts: %s', (language) => {
  const html = renderToString(
    <StaticRouter location="/">
      <LanguageProvider initial={language}>
        <MapSection />
      </LanguageProvider>
    </StaticRouter>,
  )
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

  for (const { id, coordinates } of places) {
    expect(html).toContain(placeWords[language][id].name)
    expect(html).toContain(placeWords[language][id].description)
    expect(html).toContain(`href="${mapAppHref(coordinates)}"`)
  }
  // A policy without inline styles would drop them.
  expect(html).not.toMatch(/\sstyle=/)
})
