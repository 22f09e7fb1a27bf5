import { lazyDrawing } from '@portal/shared/ui'
import { Backdrop } from './backdrop.tsx'
import { Scene, type SceneProps } from './scene.tsx'

/** A drawing of {@link scenes} that comes after the page; before it sky and mountains. */
export const LazyScene = lazyDrawing(async () => (await import('./scenes.ts')).scenes, Horizon)

function Horizon({ className }: SceneProps) {
  return (
    <Scene className={className}>
      <Backdrop />
      <path className="fill-scene-mid" d="M0 306q180-70 400-30t400-20v194H0z" />
    </Scene>
  )
}
