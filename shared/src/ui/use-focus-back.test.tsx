// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useFocusBack } from './use-focus-back.ts'

function Form({ sending }: { sending: boolean }) {
  const noteFocus = useFocusBack(sending)
  return (
    <main tabIndex={-1}>
      <form aria-label="Form" onSubmit={noteFocus}>
        <input aria-label="Field" />
        <button type="submit" disabled={sending}>
          Send
        </button>
      </form>
    </main>
  )
}

/** Shows the form, and submits it by its button. */
function submit() {
  const { rerender } = render(<Form sending={false} />)
  const button = screen.getByRole('button')
  button.focus()
  const submitter = button
  fireEvent(
    screen.getByRole('form'),
    new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true }),
  )
  return { button, show: (sending: boolean) => rerender(<Form sending={sending} />) }
}

/** Sends the form by its button, which loses the focus meanwhile, as browsers have it. */
function send() {
  const { button, show } = submit()
  button.blur()
  show(true)
  return { button, arrive: () => show(false) }
}

afterEach(cleanup)

it('gives the button its focus back', () => {
  const { button, arrive } = send()
  expect(document.activeElement).toBe(document.body)
  arrive()
  expect(document.activeElement).toBe(button)
})

it('gives it back after a second click, which falls on what is around the disabled button', () => {
  const { button, arrive } = send()
  screen.getByRole('main').focus()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  arrive()
  expect(document.activeElement).toBe(button)
})

it('leaves the focus where the visitor has put it meanwhile', () => {
  const { arrive } = send()
  screen.getByLabelText('Field').focus()
  arrive()
  expect(document.activeElement).toBe(screen.getByLabelText('Field'))
})

it('forgets the button of a form that sent nothing', () => {
  const { button, show } = submit()
  show(false)
  button.blur()
  show(true)
  show(false)
  expect(document.activeElement).toBe(document.body)
})
