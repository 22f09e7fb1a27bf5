// @vitest-environment happy-dom
import { holdsWords } from '@portal/shared/i18n'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useEverydayWords } from './use-everyday-words.ts'

afterEach(cleanup)

const projects = ['Road of Balite', 'Public Market', 'Kalsada Band Festival']

/** Renders a list that is searched, and gives what it shows. */
function searched(search: string, items = projects) {
  const { result } = renderHook(() => {
    const holds = useEverydayWords(search, items, (item) => item) ?? holdsWords
    return items.filter((item) => holds(item, search))
  })
  return result
}

test('what no item has as it is written is found in other words, once these are known', async () => {
  const found = searched('palengke')
  expect(found.current).toEqual([])
  await waitFor(() => expect(found.current).toEqual(['Public Market']))
  // They are known from now on.
  expect(searched('daan', projects.slice(0, 2)).current).toEqual(['Road of Balite'])
})

test('what one item has as it is written brings no others', async () => {
  await import('./holds-meaning.ts')
  expect(searched('kalsada').current).toEqual(['Kalsada Band Festival'])
  expect(searched('').current).toEqual(projects)
})
