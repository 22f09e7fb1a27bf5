// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { afterEach, expect, it } from 'vitest'
import { dataSaver } from '../section/document-names.ts'
import { type DrawingProps, lazyDrawing } from './lazy-drawing.tsx'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
  document.documentElement.className = ''
})

const River = ({ className }: DrawingProps) => <svg className={className} data-drawing="river" />
const StandIn = ({ className }: DrawingProps) => <svg className={className} data-drawing="sky" />

/** Drawings that arrive when the test says so. */
function delayed() {
  let asked = 0
  let arrive = () => {}
  let fail = () => {}
  const Drawing = lazyDrawing<'river'>(() => {
    asked++
    return new Promise<Record<'river', ComponentType<DrawingProps>>>((resolve, reject) => {
      arrive = () => resolve({ river: River })
      fail = () => reject(new Error('no line'))
    })
  }, StandIn)
  return { Drawing, asked: () => asked, arrive: () => arrive(), fail: () => fail() }
}

/** Drawings are asked for after what brings the page to life. */
const untilAsked = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))

const shown = () => document.querySelector('svg')?.getAttribute('data-drawing')

it('leaves what was composed as it is until the drawing is there', async () => {
  const { Drawing, arrive } = delayed()
  const { prelude } = await prerender(<Drawing id="river" className="wide" />)
  document.body.innerHTML = `<div id="root">${await new Response(prelude).text()}</div>`
  const root = document.getElementById('root') as HTMLElement
  const composed = root.firstElementChild
  await act(async () => hydrateRoot(root, <Drawing id="river" className="wide" />))
  expect(root.firstElementChild).toBe(composed)
  await untilAsked()
  expect(shown()).toBe('sky')
  await act(async () => arrive())
  expect(shown()).toBe('river')
  expect(document.querySelector('svg')?.getAttribute('class')).toBe('wide')
})

it('keeps the stand-in where the drawing cannot be had', async () => {
  const { Drawing, fail } = delayed()
  render(<Drawing id="river" />)
  await untilAsked()
  await act(async () => fail())
  expect(shown()).toBe('sky')
})

it('fetches nothing where data is saved, until the visitor wants it', async () => {
  document.documentElement.classList.add(dataSaver)
  const { Drawing, asked, arrive } = delayed()
  const { rerender } = render(<Drawing id="river" />)
  await untilAsked()
  expect(asked()).toBe(0)
  rerender(<Drawing id="river" wanted />)
  await untilAsked()
  await act(async () => arrive())
  expect(shown()).toBe('river')
})
