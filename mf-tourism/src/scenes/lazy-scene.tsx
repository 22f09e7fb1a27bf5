import { lazyDrawing } from '@portal/shared/ui'
import { Scene, type SceneProps } from './scene.tsx'
import { Sky } from './sky.tsx'

/** A drawing of {@link scenes} that comes after the page; before it sky and hills. */
export const LazyScene = lazyDrawing(async () => (await import('./scenes.ts')).scenes, Hills)

function Hills({ className }: SceneProps) {
  return (
    <Scene className={className}>
      <Sky sun={[214, 128]} />
      <path className="fill-scene-mid" d="M0 240q140-50 320-20t320-24v164H0z" />
    </Scene>
  )
}
