// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BrowserRouter, PageLocationProvider, useKeptState } from './index.ts'

let entries: string[]
beforeEach(() => {
  entries = Array.from({ length: 2 }, () => crypto.randomUUID())
})
afterEach(cleanup)

function Field({ id }: { id: string }) {
  const [value, setValue] = useKeptState(id, '')
  return <input aria-label={id} value={value} onChange={({ target }) => setValue(target.value)} />
}

/** The page at one of the entries of the history. */
function page(entry: number, pathname = '/bids') {
  const address = { pathname, search: '', hash: '', state: null }
  return (
    <BrowserRouter>
      <PageLocationProvider location={{ ...address, key: entries[entry] ?? '' }}>
        <Field id="search" />
        <Field id="order" />
      </PageLocationProvider>
    </BrowserRouter>
  )
}

const open = (entry: number, pathname?: string) => render(page(entry, pathname))
const leave = cleanup
const field = (id: string): HTMLInputElement => screen.getByLabelText(id)
const write = (id: string, value: string) => fireEvent.change(field(id), { target: { value } })

it('is there again on Back, each state by itself', () => {
  open(0)
  write('search', 'road')
  leave()
  open(0)
  expect(field('search').value).toBe('road')
  expect(field('order').value).toBe('')
})

it('begins anew for who comes to the page by a link', () => {
  open(0)
  write('search', 'road')
  leave()
  open(1)
  expect(field('search').value).toBe('')
})

it('is its page’s own, also where entries have no key of their own', () => {
  open(0)
  write('search', 'road')
  leave()
  open(0, '/awards')
  expect(field('search').value).toBe('')
})

it('goes with the visitor from tab to tab, whichever is left', () => {
  const { rerender } = open(0)
  write('search', 'road')
  rerender(page(1))
  expect(field('search').value).toBe('road')
  leave()
  for (const entry of [1, 0]) {
    open(entry)
    expect(field('search').value).toBe('road')
    leave()
  }
})
