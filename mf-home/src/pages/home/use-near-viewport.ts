import { type RefObject, useEffect, useState } from 'react'

/** How far below the screen something starts to load. */
const margin = '300px 0px'

/** Whether the element has come near the screen once. False on the server and in the first render. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return near
}
