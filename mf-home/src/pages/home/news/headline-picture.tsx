import { useState } from 'react'
import { LazyScene } from '../../../illustrations/lazy-scene.tsx'
import type { Headline } from './headline.ts'

interface HeadlinePictureProps {
  headline: Pick<Headline, 'image' | 'scene'>
  className: string
}

/** The item's image, or the drawing of its category where there is none or it does not load. */
export function HeadlinePicture({ headline: { image, scene }, className }: HeadlinePictureProps) {
  const [broken, setBroken] = useState(false)
  return image && !broken ? (
    <img
      src={image}
      alt=""
      loading="lazy"
      decoding="async"
      width={800}
      height={450}
      className={`${className} object-cover`}
      onError={() => setBroken(true)}
    />
  ) : (
    <LazyScene id={scene} className={className} />
  )
}
