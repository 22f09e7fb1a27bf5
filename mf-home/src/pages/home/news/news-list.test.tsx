// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TestFrame } from '../test-frame.tsx'
import type { Headline } from './headline.ts'
import { NewsList } from './news-list.tsx'

afterEach(cleanup)

function headline(title: string): Headline {
  const words = { category: '', date: '', readTime: '', excerpt: '', text: '' }
  return { id: title, title, ...words, langs: {}, image: null, scene: 'terraces' }
}

function list(titles: string[]) {
  return (
    <TestFrame>
      <NewsList
        headlines={titles.map(headline)}
        status="loaded"
        error={null}
        onRetry={() => undefined}
      />
    </TestFrame>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

it.each([
  ['the headline that opened a text has the focus once it is closed', ['Road', 'Fair'], 'Road'],
  ['where that has made way for others meanwhile, their list has it', ['Market'], 'Market'],
])('%s', (_label, meanwhile, read) => {
  const { rerender } = render(list(['Road', 'Fair']))
  button('Road').focus()
  fireEvent.click(button('Road'))
  rerender(list(meanwhile))
  fireEvent.click(button('Close'))
  expect(document.activeElement?.contains(button(read))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})
