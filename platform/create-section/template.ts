import type { Bilingual } from '@portal/shared/i18n'

/** What a new section begins with. */
export interface NewSection {
  id: string
  /** Its name in each language, at first also the title of its one page. */
  name: Bilingual
  /** What the team chose itself of that. */
  given: { en?: string | undefined; fil?: string | undefined }
  /** The packages that every section has, in the versions of this checkout. */
  dependencies: Record<string, string>
}

/**
 * The files of a new section, by their paths below its folder: one page in both languages, its test,
 * and what builds them.
 */
export function sectionFiles({
  id,
  name,
  given,
  dependencies,
}: NewSection): Record<string, string> {
  const mark = {
    en: given.en === undefined ? ' // placeholder' : '',
    fil: given.fil === undefined ? ' // placeholder' : '',
  }
  const files = {
    'package.json': `${JSON.stringify(packageJson(id, dependencies), null, 2)}\n`,
    'vite.config.ts': `
import { sectionConfig } from '../shared/vite/index.ts'

export default sectionConfig('${id}')
`,
    'src/section.ts': `
import { defineSection } from '@portal/shared/section'

const name = {
  en: '${name.en}',${mark.en}
  fil: '${name.fil}',${mark.fil}
}

export default defineSection({
  id: '${id}',
  pages: [
    {
      path: '/${id}',
      title: name,
      description: {
        en: 'What this office offers, whom to ask, and when it is open.', // placeholder
        fil: 'Mga serbisyo ng tanggapang ito, kung kanino magtatanong, at kailan ito bukás.', // placeholder
      },
      anchors: ['contact'],
      load: () => import('./pages/${id}/page.tsx'),
    },
  ],
  menu: [{ id: '${id}', label: name, to: '/${id}' }],
})
`,
    'src/styles.css': `
@import "../../shared/src/styles/not-classes.css";
@reference "../../shared/src/styles/theme.css";

[data-section="${id}"] {
  @tailwind utilities source(".");
}
`,
    [`src/pages/${id}/page.tsx`]: `
import { useCopy } from '@portal/shared/i18n'
import { municipality } from '@portal/shared/site'
import { ContactBlock, Container, PageHeader, Section } from '@portal/shared/ui'
import { ${id}Page as en } from '../../../content/en/${id}.ts'
import { ${id}Page as fil } from '../../../content/fil/${id}.ts'

export default function ${componentName(id)}() {
  const { header, offer, contact } = useCopy({ en, fil })
  return (
    <>
      <PageHeader title={header.title} lead={header.lead} />
      <Container className="py-10">
        <p className="max-w-prose">{offer.text}</p>
      </Container>
      <Section id="contact" title={contact.title} lead={contact.lead} tone="tinted">
        <ContactBlock
          office={contact.office}
          phone={municipality.phone}
          email={municipality.email}
          hours={contact.hours}
        />
      </Section>
    </>
  )
}
`,
    [`src/pages/${id}/page.test.tsx`]: `
// @vitest-environment happy-dom
import { LanguageProvider, languages } from '@portal/shared/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ${id}Page as en } from '../../../content/en/${id}.ts'
import { ${id}Page as fil } from '../../../content/fil/${id}.ts'
import Page from './page.tsx'

afterEach(cleanup)

it.each(languages)('says what it offers and whom to ask, in %s', (language) => {
  const copy = { en, fil }[language]
  render(
    <LanguageProvider initial={language}>
      <Page />
    </LanguageProvider>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(copy.header.title)
  expect(screen.getByText(copy.offer.text)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(copy.contact.title)
})
`,
    [`content/en/${id}.ts`]: `
export const ${id}Page = {
  header: {
    title: '${name.en}',${mark.en}
    lead: 'What this office offers, whom to ask, and when it is open.', // placeholder
  },
  offer: {
    text: 'This page is new. Its office is still gathering what residents ask for most: which services there are, what to bring, what they cost and how long they take. Until then, please ask by telephone or at the municipal hall.', // placeholder
  },
  contact: {
    title: 'Whom to ask',
    lead: 'The public assistance desk of the municipal hall answers, or brings you to the right person.',
    office: 'Public assistance desk', // placeholder
    hours: 'Monday to Friday, 8:00 AM to 5:00 PM', // placeholder
  },
} as const
`,
    [`content/fil/${id}.ts`]: `
import type { Translated } from '@portal/shared/i18n'
import type { ${id}Page as en } from '../en/${id}.ts'

export const ${id}Page = {
  header: {
    title: '${name.fil}',${mark.fil}
    lead: 'Mga serbisyo ng tanggapang ito, kung kanino magtatanong, at kailan ito bukás.', // placeholder
  },
  offer: {
    text: 'Bago pa lamang ang pahinang ito. Tinitipon pa ng tanggapan ang madalas itanong ng mga residente: anong mga serbisyo ang mayroon, ano ang dadalhin, magkano, at gaano katagal. Sa ngayon, mangyaring magtanong sa telepono o sa munisipyo.', // placeholder
  },
  contact: {
    title: 'Kanino magtatanong',
    lead: 'Sasagutin kayo ng public assistance desk ng munisipyo, o dadalhin kayo sa tamang tao.',
    office: 'Public assistance desk', // placeholder
    hours: 'Lunes hanggang Biyernes, 8:00 AM hanggang 5:00 PM', // placeholder
  },
} satisfies Translated<typeof en>
`,
  }
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, content.replace(/^\n/, '')]),
  )
}

function packageJson(id: string, dependencies: Record<string, string>) {
  return {
    name: `@portal/${id}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies,
    scripts: {
      dev: `tsx ../platform/dev/dev.ts ${id}`,
      build: `tsx ../platform/release/build.ts ${id}`,
      test: `vitest run --root .. mf-${id}`,
      check: 'biome check .',
    },
  }
}

function componentName(id: string): string {
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}Page`
}
