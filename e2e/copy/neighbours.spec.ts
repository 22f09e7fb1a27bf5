import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { developmentAgenda as agendaEn } from '../../mf-governance/content/en/development-agenda.ts'
import { governance as governanceEn } from '../../mf-governance/content/en/governance.ts'
import { pillars } from '../../mf-governance/content/facts/agenda.ts'
import { agendaPeriod } from '../../mf-governance/content/facts/agenda-period.ts'
import { offices } from '../../mf-governance/content/facts/offices.ts'
import { officials } from '../../mf-governance/content/facts/officials.ts'
import { developmentAgenda as agendaFil } from '../../mf-governance/content/fil/development-agenda.ts'
import { governance as governanceFil } from '../../mf-governance/content/fil/governance.ts'
import { figures } from '../../mf-services/content/facts/investment.ts'
import { lodgings as lodgingsEn } from '../../mf-tourism/content/en/lodgings.ts'
import { restaurants as restaurantsEn } from '../../mf-tourism/content/en/restaurants.ts'
import { mapPlaces } from '../../mf-tourism/content/facts/places.ts'
import { roads } from '../../mf-tourism/content/facts/travel.ts'
import { lodgings as lodgingsFil } from '../../mf-tourism/content/fil/lodgings.ts'
import { restaurants as restaurantsFil } from '../../mf-tourism/content/fil/restaurants.ts'
import { sampleProjects } from '../../mf-tracking/content/facts/sample-projects.ts'
import { offices as recordsOffices } from '../../mf-transparency/content/facts/offices.ts'
import { posts } from '../../mf-transparency/content/facts/officials.ts'
import { pesos } from '../../mf-transparency/content/facts/pesos.ts'
import { projects } from '../../mf-transparency/content/facts/procurement/projects.ts'
import { root } from '../../shared/vite/workspace.ts'
import { expect, test } from '../support/portal.ts'

// What the home section says, read as text: it offers nothing to others. A team that has its own section
// alone cannot look there, so these tests stand with those of the whole portal.
const home = (file: string) => readFileSync(join(root, 'mf-home/content', file), 'utf8')

for (const [language, { mission }] of [
  ['en', governanceEn],
  ['fil', governanceFil],
] as const) {
  test(`governance says of vision and mission what the home section says, ${language}`, () => {
    const about = home(`${language}/about.ts`)
    expect(about).toContain(mission.vision)
    expect(about).toContain(mission.mission)
  })
}

for (const [language, agenda] of [
  ['en', agendaEn],
  ['fil', agendaFil],
] as const) {
  test(`governance says of the 4K agenda what the home section says, ${language}`, () => {
    for (const file of ['home.ts', 'about.ts']) {
      const words = home(`${language}/${file}`)
      expect(words).toContain(agendaPeriod)
      for (const { id } of pillars) {
        const { title, subtitle } = agenda.pillars[id]
        expect(words).toMatch(
          new RegExp(`${id}: \\{\\s+title: '${title}',\\s+subtitle: '${subtitle}'`),
        )
      }
    }
  })
}

test('governance and services link to places that the map of the home section has', () => {
  const places = home('facts/places.ts')
  const band = readFileSync(join(root, 'mf-services/src/pages/services/contact-band.tsx'), 'utf8')
  const linked = [...band.matchAll(/\?place=([\w-]+)/g)].map(([, id]) => id)
  expect(linked).not.toHaveLength(0)
  for (const id of [...pillars.flatMap(({ venues }) => venues), ...linked]) {
    expect(places).toContain(`id: '${id}'`)
  }
})

test('services says of the town what the home section says: investors read the same figures', () => {
  const profile = home('facts/home.ts')
  for (const id of ['population', 'landArea', 'farmland'] as const) {
    expect(profile).toContain(
      `{ id: '${id}', value: { en: '${figures[id]}', fil: '${figures[id]}' }`,
    )
  }
})

test('tourism says of places what the home section says: the map has them', () => {
  const places = home('facts/places.ts')
  for (const id of mapPlaces) expect(places).toContain(`id: '${id}'`)
})

test('tourism says of roads what the home section says: they are as long as in the town profile', () => {
  const profile = home('facts/about.ts')
  for (const { id, kilometres } of roads) {
    expect(profile).toContain(`id: '${id}', kilometres: ${kilometres} `)
  }
})

for (const [language, lodgings, restaurants] of [
  ['en', lodgingsEn, restaurantsEn],
  ['fil', lodgingsFil, restaurantsFil],
] as const) {
  test(`tourism says of houses what the home section says: they are called as on the map, ${language}`, () => {
    const words = home(`${language}/places.ts`)
    for (const [id, { name }] of Object.entries({ ...lodgings.items, ...restaurants.items })) {
      expect(words).toMatch(new RegExp(`'?${id}'?: \\{\\s+name: '${name}'`))
    }
  })
}

test('tracking begins with projects that the records of transparency have, for the same amounts', () => {
  for (const { title, description, budget, location } of sampleProjects) {
    const record = projects.find((project) => project.title.en === title.en)
    expect(record, title.en).toMatchObject({ title, scope: description, place: { en: location } })
    expect(pesos(record?.budget ?? 0)).toBe(budget)
  }
})

test('transparency says of offices what governance says: one telephone and one address', () => {
  for (const id of ['budget', 'accounting', 'planning'] as const) {
    const { phone, email } = recordsOffices[id]
    expect(offices.find((office) => office.id === id)).toMatchObject({ phone, email })
  }
})

test('transparency names the officials of governance: documents are signed by who holds the post', () => {
  const holder = (post: keyof typeof posts) => posts[post].holders[0]?.name
  expect(holder('mayor')).toBe(officials.mayor)
  expect(holder('budgetOfficer')).toBe(officials.budget)
  expect(holder('accountant')).toBe(officials.accounting)
  expect(holder('planner')).toBe(officials.planning)
})
