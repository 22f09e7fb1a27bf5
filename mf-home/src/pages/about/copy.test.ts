import { expect, it } from 'vitest'
import { aboutCopy } from './copy.ts'

/** All texts by their path; a message is said with example arguments. */
function texts(copy: unknown, path = ''): Record<string, string> {
  if (typeof copy === 'string') return { [path]: copy }
  if (typeof copy === 'function') return { [path]: copy(1, 2) }
  return Object.assign(
    {},
    ...Object.entries(copy ?? {}).map(([key, it]) => texts(it, `${path}.${key}`)),
  )
}

it('says everything in Filipino but names and units', () => {
  const english = texts(aboutCopy.en)
  const same = Object.entries(texts(aboutCopy.fil))
    .filter(([path, text]) => english[path] === text)
    .map(([, text]) => text)
  expect(new Set(same)).toEqual(
    new Set([
      'Agenda',
      'Sayre Highway',
      'Cotabato',
      '1 km',
      '1948',
      'Bayanihan',
      'Kalinaw',
      'Kahigayunan',
      'Kahimsog',
      'Kalipay',
    ]),
  )
})
