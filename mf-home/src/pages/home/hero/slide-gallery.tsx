import { useCopy } from '@portal/shared/i18n'
import { Dialog } from '@portal/shared/ui'
import { scenes as scenesEn } from '../../../../content/en/scenes.ts'
import { scenes as scenesFil } from '../../../../content/fil/scenes.ts'
import { LazyScene } from '../../../illustrations/lazy-scene.tsx'
import { useHeroCopy } from './copy.ts'
import type { Slide } from './slides.ts'

/** The drawings of one slide, large and with captions. Closed while there is no slide. */
export function SlideGallery({ slide, onClose }: { slide: Slide | null; onClose: () => void }) {
  const copy = useHeroCopy()
  const captions = useCopy({ en: scenesEn, fil: scenesFil })
  return (
    <Dialog
      open={slide !== null}
      onClose={onClose}
      size="lg"
      title={slide ? copy.slides[slide.id].title : ''}
      description={copy.galleryLead}
    >
      <ul className="grid gap-6 md:grid-cols-2">
        {slide?.images.map((image) => (
          <li key={image} className="md:first:nth-last-of-type-odd:col-span-2">
            <figure>
              <LazyScene wanted id={image} className="block aspect-video w-full rounded-card" />
              <figcaption className="mt-2 text-ink-muted text-sm">{captions[image]}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
