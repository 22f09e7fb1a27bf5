import { allPages, notFound } from '../support/pages.ts'
import { expect, test } from '../support/portal.ts'
import { maySayTheSame } from './same-in-both.ts'
import { visibleTexts } from './visible-texts.ts'

const paths = new Set([...allPages.map(({ path }) => path), notFound])

/** One word alone may well be the same in both: `Menu`, `Email`. So may figures and units. */
const isPhrase = (text: string) => /\S\s+\S/.test(text) && /\p{L}{3}/u.test(text)

for (const path of paths) {
  test(`${path} says everything in both languages`, async ({ request }) => {
    const [english, filipino] = await Promise.all(
      (['en', 'fil'] as const).map(async (language) => {
        const response = await request.get(`${path}?lang=${language}`)
        return visibleTexts(await response.text(), language)
      }),
    )
    const phrases = [...(english ?? [])].filter(isPhrase)
    expect(phrases.length).toBeGreaterThan(30)
    expect(phrases.filter((text) => filipino?.has(text) && !maySayTheSame(text))).toEqual([])
  })
}

test('the collector hears what is read out and leaves out what is marked as another language', () => {
  const html = `<!doctype html><html lang="fil-PH"><head><title>Isang pamagat</title>
    <meta name="description" content="Isang  paglalarawan"></head>
    <body><script>no text</script><p title="may pamagat">Dalawang <b lang="en">two words</b></p>
    <noscript><p>walang script</p></noscript><button aria-label="isara ito">x</button>
    <img alt="isang larawan"><input placeholder="maghanap dito"></body></html>`
  expect([...visibleTexts(html, 'fil')].sort()).toEqual([
    'Dalawang',
    'Isang paglalarawan',
    'Isang pamagat',
    'isang larawan',
    'isara ito',
    'maghanap dito',
    'may pamagat',
    'walang script',
    'x',
  ])
})
