import { LazyScene } from '../../../illustrations/lazy-scene.tsx'
import type { SceneId } from '../../../illustrations/scenes.ts'
import { useAboutCopy } from '../copy.ts'

/** A drawing for each event, in the order of the copy. */
const drawings: readonly SceneId[] = ['plaza', 'terraces', 'cane', 'road']

export function Timeline() {
  const { events } = useAboutCopy().history
  return (
    <ol className="border-gold border-s-3">
      {events.map(({ when, title, text }, index) => (
        <li
          key={when}
          className="relative grid gap-x-8 gap-y-4 ps-6 pb-10 last:pb-0 sm:ps-9 md:grid-cols-[minmax(0,1fr)_18rem]"
        >
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className="absolute -start-[11.5px] top-1.5 size-5"
          >
            <circle cx="10" cy="10" r="8" strokeWidth="4" className="fill-paper stroke-gold" />
          </svg>
          <div>
            <p className="font-display font-semibold text-2xl text-gold-ink">{when}</p>
            <h4 className="mt-1 text-xl">{title}</h4>
            <p className="mt-2 max-w-prose text-ink-muted">{text}</p>
          </div>
          <LazyScene
            id={drawings[index] ?? 'terraces'}
            className="aspect-video w-full rounded-card border border-line"
          />
        </li>
      ))}
    </ol>
  )
}
