import { useDataSaver } from '@portal/shared/ui'
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

let isAtHand = false

const Drawing = lazy(async () => {
  const loaded = await import('./scenes.ts').catch(() => null)
  isAtHand = loaded !== null
  return {
    default: ({ id, className }: SceneProps & { id: SceneId }) => {
      const Loaded = loaded?.scenes[id] ?? Horizon
      return <Loaded className={className} />
    },
  }
})

interface LazySceneProps extends SceneProps {
  id: SceneId
  /** The visitor asked for it. */
  wanted?: boolean
}

/** A drawing that is fetched after the page has come to life; where data is saved, if `wanted`. */
export function LazyScene({ id, className, wanted = false }: LazySceneProps) {
  const horizon = <Horizon className={className} />
  const saves = useDataSaver()
  return useHydrated() && (wanted || isAtHand || !saves) ? (
    <Suspense fallback={horizon}>
      <Drawing id={id} className={className} />
    </Suspense>
  ) : (
    horizon
  )
}
