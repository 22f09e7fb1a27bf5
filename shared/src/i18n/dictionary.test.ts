import { expect, it } from 'vitest'
import { translate } from './dictionary.ts'

it.each([
  ['nav.home', 'Home', 'Tahanan'],
  ['nav.about', 'About', 'Tungkol'],
  ['nav.governance', 'Governance', 'Pamamahala'],
  ['nav.services', 'Services', 'Serbisyo'],
  ['nav.tourism', 'Tourism', 'Turismo'],
  ['nav.transparency', 'Transparency', 'Transparency'],
  ['nav.accessibility', 'Accessibility', 'Accessibility'],
  ['nav.privacy', 'Privacy Policy', 'Patakaran sa Privacy'],
  ['skip.main', 'Skip to main content', 'Pumunta sa pangunahing nilalaman'],
  ['skip.nav', 'Skip to navigation', 'Pumunta sa nabigasyon'],
  ['language.switch', 'Wikang Filipino', 'English'],
])('labels %s as specified', (key, en, fil) => {
  expect([translate(key, 'en'), translate(key, 'fil')]).toEqual([en, fil])
})
