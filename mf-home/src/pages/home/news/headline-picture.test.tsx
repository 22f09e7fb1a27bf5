// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TestFrame } from '../test-frame.tsx'
import { HeadlinePicture } from './headline-picture.tsx'

afterEach(cleanup)

const headline = {
  image: 'https://data.example/a.jpg',
  scene: 'terraces',
  title: 'A',
  langs: {},
} as const

it('draws the category of an image that does not load, until the network is back', () => {
  const { container } = render(
    <TestFrame>
      <HeadlinePicture headline={headline} className="h-10" />
    </TestFrame>,
  )
  const image = () => container.querySelector('img')
  fireEvent.error(image() as HTMLImageElement)
  expect(image()).toBeNull()
  fireEvent(window, new Event('online'))
  expect(image()?.src).toBe(headline.image)
})
