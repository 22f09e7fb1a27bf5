import { lazy, Suspense } from 'react'
import { Backdrop } from './backdrop.tsx'
import { Scene, type SceneProps } from './scene.tsx'
import type { SceneId } from './scenes.ts'
import { useHydrated } from './use-hydrated.ts'

/** Sky and mountains: what stands in the document, and stays when the drawings cannot be loaded. */
function Horizon({ className }: SceneProps) {
  return (
    <Scene className={className}>
      <Backdrop />
      <path className="fill-scene-mid" d="M0 306q180-70 400-30t400-20v194H0z" />
    </Scene>
  )
}

const Drawing = lazy(async () => {
  const loaded = await import('./scenes.ts').catch(() => null)
  return {
    default: ({ id, className }: SceneProps & { id: SceneId }) => {
      const Loaded = loaded?.scenes[id] ?? Horizon
      return <Loaded className={className} />
    },
  }
})

/** A drawing that is fetched after the page has come to life. */
export function LazyScene({ id, className }: SceneProps & { id: SceneId }) {
  const horizon = <Horizon className={className} />
  return useHydrated() ? (
    <Suspense fallback={horizon}>
      <Drawing id={id} className={className} />
    </Suspense>
  ) : (
    horizon
  )
}
