// @vitest-environment happy-dom
import { LanguageProvider } from '@portal/shared/i18n'
import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { expect, it, vi } from 'vitest'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

const heard = vi.fn()

function Filters() {
  const [filter, setFilter] = useState({ words: '', kind: '' })
  const change = (change: Partial<typeof filter>) => {
    heard(change)
    setFilter((before) => ({ ...before, ...change }))
  }
  return (
    <LanguageProvider initial="en">
      <TextField
        id="words"
        label="Words"
        value={filter.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <SelectField
        id="kind"
        label="Kind"
        value={filter.kind}
        onChange={({ target }) => change({ kind: target.value })}
      >
        <option value="">Any</option>
        <option value="bid">Bid</option>
      </SelectField>
      <p>{`${filter.words} ${filter.kind}`}</p>
    </LanguageProvider>
  )
}

it.each([
  ['what was typed and chosen', 'road', 'bid', [{ words: 'road' }, { kind: 'bid' }]],
  ['nothing where nothing was', '', '', []],
])('tells the owner of early fields %s', async (_, words, kind, changes) => {
  heard.mockClear()
  const { prelude } = await prerender(<Filters />)
  document.body.innerHTML = `<div>${await new Response(prelude).text()}</div>`
  const [text, select] = document.querySelectorAll<HTMLInputElement>('input, select')
  if (text && words) text.value = words
  if (select && kind) select.value = kind
  await act(async () => hydrateRoot(document.body.firstElementChild as Element, <Filters />))
  expect(heard.mock.calls.flat()).toEqual(changes)
  expect([text?.value, select?.value]).toEqual([words, kind])
  expect(document.querySelector('p')?.textContent).toBe(`${words} ${kind}`)
})
