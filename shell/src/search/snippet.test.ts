import { expect, test } from 'vitest'
import { snippetOf } from './snippet.ts'

test('the sentence with the most of what was found, which is every second piece', () => {
  const text = 'A permit is needed.\nThe business permit costs ₱500. Bring an ID.'
  expect(snippetOf(text, new Set(['permit', 'business']))).toEqual([
    'The ',
    'business',
    ' ',
    'permit',
    ' costs ₱500.',
  ])
})

test('without a match the first sentence, not a badge before it', () => {
  expect(snippetOf('Done\nOne. Two.', new Set(['three']))).toEqual(['One.'])
  expect(snippetOf('Done\nOne', new Set(['three']))).toEqual(['Done'])
})

test('a word that was found is never cut', () => {
  const text = `permiso ${'at '.repeat(41)}rehistrasyon para sa lahat ng negosyo sa bayan`
  const snippet = snippetOf(text, new Set(['permiso', 'rehistrasyon']))
  expect(snippet.filter((_, index) => index % 2 === 1)).not.toContain('rehistrasyo …')
  expect(
    snippet
      .join('')
      .replace(/ …$/, '')
      .split(' ')
      .every((word) => text.split(' ').includes(word) || word === ''),
  ).toBe(true)
})

test('a long sentence begins a little before the match and ends with a word', () => {
  const words = 'and so it goes on '.repeat(12)
  const snippet = snippetOf(`${words}permit ${words}`, new Set(['permit']))
  const whole = snippet.join('')
  expect(snippet[1]).toBe('permit')
  expect(whole).toMatch(/^… \w/)
  expect(whole).toMatch(/\w …$/)
  expect(whole.length).toBeLessThan(150)
})

test('a long sentence without a match begins at its beginning', () => {
  const whole = snippetOf('and so it goes on '.repeat(12), new Set(['permit'])).join('')
  expect(whole).toMatch(/^and so .* …$/)
})
