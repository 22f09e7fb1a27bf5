import type { Directory, ListedSection } from '@portal/shared/section'
import { expect, it } from 'vitest'
import { countPages, siteGroups } from './site-groups.ts'

const same = (text: string) => ({ en: text, fil: text })

function section(
  id: string,
  paths: readonly `/${string}`[],
  menu: ListedSection['menu'],
): ListedSection {
  const pages = paths.map((path) => ({ path, title: same(path) }))
  return { id, pages, menu }
}

const directory: Directory = {
  sections: [
    section(
      'tourism',
      ['/tourism', '/tourism/caves'],
      [{ id: 'tourism', label: same('Tourism'), to: '/tourism' }],
    ),
    section('home', ['/'], [{ id: 'home', label: same('Home'), to: '/' }]),
    section(
      'services',
      ['/services'],
      [
        {
          id: 'services',
          label: same('Services'),
          to: '/services',
          links: [{ label: same('Forms'), to: '/services#forms' }],
        },
      ],
    ),
    section(
      'tracking',
      ['/project-tracking'],
      [{ id: 'tracking', label: same('Tracking'), to: '/project-tracking', under: 'services' }],
    ),
    section('library', ['/library'], []),
  ],
}

const groups = siteGroups(directory, same('This website'))
const linksOf = (id: string) => groups.find((group) => group.id === id)?.links.map(({ to }) => to)

it('groups as the menu does, and ends with the statements', () => {
  expect(groups.map(({ id }) => id)).toEqual([
    'home',
    'services',
    'tourism',
    '/library',
    'statements',
  ])
  expect(linksOf('services')).toEqual(['/services', '/services#forms', '/project-tracking'])
  expect(linksOf('statements')).toEqual(['/privacy-policy', '/accessibility', '/sitemap'])
})

it('names pages that no menu names', () => {
  expect(linksOf('tourism')).toContain('/tourism/caves')
  expect(linksOf('/library')).toEqual(['/library'])
})

it('leads to parts of the home page too', () => {
  expect(linksOf('home')).toEqual(['/', '/#news', '/#contact'])
})

it('counts pages, not parts of pages', () => {
  expect(countPages(groups)).toBe(6 + 3)
})
