import type { Directory, MenuEntry } from '@portal/shared/section'
import { expect, test } from 'vitest'
import { menuOf } from './menu.ts'

const entry = (id: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  label: { en: id, fil: id },
  to: `/${id}`,
  ...more,
})

const directoryOf = (...menus: MenuEntry[][]): Directory => ({
  sections: menus.map((menu, index) => ({
    id: `section${index}`,
    pages: [],
    menu,
  })),
})

test('the shell orders the entries it knows; others follow as they were released', () => {
  const menu = menuOf(
    directoryOf(
      [entry('library'), entry('tourism')],
      [entry('home'), entry('about')],
      [entry('museum')],
    ),
  )
  expect(menu.map(({ id }) => id)).toEqual(['home', 'about', 'tourism', 'library', 'museum'])
})

test('an entry joins the submenu of another section', () => {
  const tracking = entry('project-tracking', { under: 'services' })
  const services = entry('services', {
    links: [{ label: { en: 'a', fil: 'b' }, to: '/services#a' }],
  })
  const menu = menuOf(directoryOf([tracking], [services]))
  expect(menu).toHaveLength(1)
  expect(menu[0]?.links.map(({ to }) => to)).toEqual(['/services#a', '/project-tracking'])
})

test('while its parent is missing, an entry stands by itself', () => {
  const menu = menuOf(directoryOf([entry('project-tracking', { under: 'services' })]))
  expect(menu.map(({ id }) => id)).toEqual(['project-tracking'])
})
