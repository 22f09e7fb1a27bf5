import { useDataSaver, VisuallyHidden } from '@portal/shared/ui'
import { useEffect, useState } from 'react'
import { LazyScene } from '../../../illustrations/lazy-scene.tsx'
import { useNewsCopy } from './copy.ts'
import type { Headline } from './headline.ts'

interface HeadlinePictureProps {
  headline: Pick<Headline, 'image' | 'scene' | 'title' | 'langs'>
  className: string
}

/**
 * The item's image, or the drawing of its category where there is none or it does not load. Where
 * data is saved, an image that has not come yet waits to be asked for; its size is not known.
 */
export function HeadlinePicture({ headline, className }: HeadlinePictureProps) {
  const { image, scene, title, langs } = headline
  const copy = useNewsCopy()
  const saves = useDataSaver()
  const [broken, setBroken] = useState(false)
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (!broken) return
    const tryAgain = () => setBroken(false)
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [broken])
  if (!image || broken) return <LazyScene id={scene} className={className} />
  if (saves && !wanted) {
    return (
      <button
        type="button"
        // Above the headline's button, which answers to a touch on the whole card.
        className={`${className} relative z-1 cursor-pointer border-[1.5px] border-line-strong border-dashed bg-surface-2 p-2 font-semibold text-forest-ink text-sm leading-snug hover:bg-forest-soft`}
        onClick={() => setWanted(true)}
      >
        {copy.showPicture}
        <VisuallyHidden>
          {' '}
          <span lang={langs.title}>{title}</span>
        </VisuallyHidden>
      </button>
    )
  }
  return (
    <img
      src={image}
      alt=""
      loading="lazy"
      decoding="async"
      width={800}
      height={450}
      className={`${className} object-cover`}
      // Where it was asked for, it takes the focus of the button that it replaces.
      tabIndex={-1}
      ref={saves ? takeFocus : undefined}
      onLoad={() => setWanted(true)}
      onError={() => setBroken(true)}
    />
  )
}

function takeFocus(picture: HTMLImageElement | null): void {
  if (document.activeElement === document.body) picture?.focus({ preventScroll: true })
}
