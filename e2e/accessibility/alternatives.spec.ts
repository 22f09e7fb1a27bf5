import { expect, open, test } from '../support/portal.ts'
import { sampledPages } from './support/matrix.ts'
import { checked } from './support/results.ts'

for (const { path, language } of sampledPages) {
  test(`every picture on ${path} in ${language} says what it shows or is silent by intent`, async ({
    page,
  }) => {
    await open(page, path, language)
    const pictures = await page.evaluate(picturesOf)
    expect(pictures.length).toBeGreaterThan(0)
    expect(pictures.filter(({ verdict }) => verdict !== 'fine')).toEqual([])
    // Words in the other language say so; what is not marked must be in this one (e2e/copy).
    const parts = await page.evaluate(() =>
      [...document.querySelectorAll('body [lang]')].map((part) => part.getAttribute('lang')),
    )
    expect(parts).toContain(language === 'en' ? 'fil-PH' : 'en-PH')
    expect(parts.every((lang) => /^(en|fil)(-PH)?$/.test(lang ?? ''))).toBe(true)
    const named = pictures.filter(({ name }) => name !== null).length
    checked.keep(
      { kind: 'pictures', path, language, named, silent: pictures.length - named },
      'pictures',
      path,
      language,
    )
  })
}

/** Every picture of the page; one inside another, or inside a hidden part, counts with that. */
function picturesOf(): { html: string; name: string | null; verdict: string }[] {
  return [...document.querySelectorAll('img, svg, [role="img"], canvas, video')]
    .filter((picture) => !picture.parentElement?.closest('svg, [role="img"]'))
    .map((picture) => {
      const html = picture.outerHTML.slice(0, 140)
      if (picture.closest('[aria-hidden="true"]')) return { html, name: null, verdict: 'fine' }
      if (picture.matches('img[alt=""]')) return { html, name: null, verdict: 'fine' }
      const name = (picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? '').trim()
      const isWord =
        /\p{L}{3}/u.test(name) && !/\.(svg|png|jpe?g|webp)$|^(image|picture|photo)$/i.test(name)
      const hasRole = picture.matches('img, [role="img"]')
      return { html, name, verdict: isWord && hasRole ? 'fine' : `named “${name}”` }
    })
}
