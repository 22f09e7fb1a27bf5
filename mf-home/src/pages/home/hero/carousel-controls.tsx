import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useHeroCopy } from './copy.ts'
import { slides } from './slides.ts'

const arrow =
  'grid size-11 shrink-0 place-items-center rounded-full border border-line-strong bg-surface text-forest-ink hover:bg-forest-soft'

interface CarouselControlsProps {
  current: number
  show: (index: number) => void
}

/** Previous, the slide picker, and next: the grouped carousel of the ARIA Authoring Practices. */
export function CarouselControls({ current, show }: CarouselControlsProps) {
  const copy = useHeroCopy()
  return (
    <>
      <button
        type="button"
        aria-label={copy.previous}
        className={arrow}
        onClick={() => show(current - 1)}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form */}
      <div role="group" aria-label={copy.picker} className="flex">
        {slides.map(({ id }, index) => (
          <button
            key={id}
            type="button"
            aria-label={copy.pick(index + 1, copy.slides[id].title)}
            aria-disabled={index === current}
            className="group grid h-11 w-11 place-items-center @max-[22rem]/page:w-8"
            onClick={() => show(index)}
          >
            <span className="h-3 w-3 rounded-full border-2 border-forest bg-surface group-aria-disabled:w-7 group-aria-disabled:bg-forest" />
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-label={copy.next}
        className={arrow}
        onClick={() => show(current + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </button>
    </>
  )
}
