import { type FormEvent, useEffect, useRef } from 'react'

/**
 * A button loses the focus while it is disabled: to nothing, or to what is around it where it is
 * clicked twice. It gets it back, unless something else has it by then.
 *
 * @param sending - whether the form's button is disabled because of what it has sent
 * @returns what to call when the form is submitted
 */
export function useFocusBack(sending: boolean): (event: FormEvent) => void {
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    if (sending) return
    if (document.activeElement?.contains(pressed.current)) {
      pressed.current?.focus({ preventScroll: true })
    }
    pressed.current = null
    // Each time: a form that sends nothing would take the focus when another sends.
  })
  return ({ nativeEvent }) => {
    const { submitter } = nativeEvent as SubmitEvent
    if (submitter === document.activeElement) pressed.current = submitter
  }
}
