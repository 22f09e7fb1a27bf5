import { usePick } from '@portal/shared/i18n'
import { Link } from '@portal/shared/router'
import type { Directory } from '@portal/shared/section'
import { Card, CardTitle, Section } from '@portal/shared/ui'
import { sitemapCopy, useSitemapCopy } from './copy.ts'
import { countPages, siteGroups } from './site-groups.ts'

const aboutThisSite = { en: sitemapCopy.en.eyebrow, fil: sitemapCopy.fil.eyebrow }

/** The pages of the current releases: a new section appears here by itself. */
export function AllPages({ directory }: { directory: Directory }) {
  const copy = useSitemapCopy().pages
  const pick = usePick()
  const groups = siteGroups(directory, aboutThisSite)
  return (
    <Section id="pages" title={copy.title} lead={copy.lead(countPages(groups), groups.length)}>
      <div className="gap-5 sm:columns-2 lg:columns-3">
        {groups.map(({ id, label, links }) => (
          <Card key={id} className="mb-5 break-inside-avoid">
            <CardTitle>{pick(label)}</CardTitle>
            <ul className="mt-2">
              {links.map((link) => (
                <li key={link.to} className="border-line border-t first:border-0">
                  <Link
                    to={link.to}
                    className="block py-2.5 text-forest-ink underline-offset-4 hover:underline"
                  >
                    {pick(link.label)}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Section>
  )
}
