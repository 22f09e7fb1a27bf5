import { type ChangeEvent, type ChangeEventHandler, type RefObject, useEffect, useRef } from 'react'

interface Controlled<C> {
  /** What its owner takes for the value; undefined where the field keeps its own. */
  value?: string | number | readonly string[] | undefined
  onChange?: ChangeEventHandler<C> | undefined
}

/**
 * Tells the owner of a controlled field what was typed or chosen in it before it came alive: React
 * does not, and would put the owner's value in its place with the next change. The event that the
 * owner hears has a target only.
 *
 * @returns to be set on the field
 */
export function useEarlyValue<C extends HTMLElement & { value: string }>({
  value,
  onChange,
}: Controlled<C>): RefObject<C | null> {
  const control = useRef<C>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at first is early
  useEffect(() => {
    const target = control.current
    if (target && value !== undefined && target.value !== String(value))
      onChange?.({ target, currentTarget: target } as ChangeEvent<C>)
  }, [])
  return control
}
