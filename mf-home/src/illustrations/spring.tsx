import { Backdrop } from './backdrop.tsx'
import { Palm, Person, Pine } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'

/** Cold mountain springs that fall into a clear pool. */
export function SpringScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Backdrop sun={[180, 120]} />
      <path
        className="fill-scene-mid"
        d="M0 290q120-60 240-20l80-110 70-36 60 20 80-26 90 60 60-10 120 60v222H0z"
      />
      <path
        className="fill-scene-near"
        d="m330 450-30-130 60-150 40-20 20 300zm160 0 20-290 60 20 40 100 60 30-20 140z"
      />
      <path
        className="fill-scene-water"
        d="M398 146q50-16 114 12l20 170q10 60 60 122H330q60-60 56-122z"
      />
      <path
        className="fill-scene-wall"
        opacity=".8"
        d="m414 150 10 190h-14l-8-186zm40-2 12 196h-12l-8-196zm36 8 18 180h-12l-16-184z"
      />
      <path className="fill-scene-water" d="M120 390q120-60 340-60t320 66v54H100z" />
      <path
        className="fill-scene-wall"
        opacity=".7"
        d="M372 346q40-20 90-14 60-8 92 16-90 20-182-2z"
      />
      <path
        className="fill-scene-wall"
        opacity=".5"
        d="M240 386h90v5h-90zm50 22h70v5h-70zm290-24h90v5h-90zm-60 26h80v5h-80z"
      />
      <path
        className="fill-scene-earth"
        d="M180 380q10-36 50-34 36-16 60 14 20 6 18 24-60 14-128-4zm430 10q0-30 40-34 30-20 60 4 40 0 44 32-70 18-144-2z"
      />
      <path
        className="fill-scene-near"
        d="M0 360q100-20 180 20 20 40-10 70H0zm800-10q-60 0-90 40-20 30 0 60h90z"
      />
      <Pine at={[590, 190]} scale={1.2} />
      <Pine at={[640, 210]} scale={1.5} />
      <Pine at={[300, 210]} scale={1.2} />
      <Palm at={[70, 390]} scale={2.6} />
      <Palm at={[750, 390]} scale={2.2} />
      <Person at={[246, 356]} shirt="clay" arms="up" />
      <Person at={[672, 364]} shirt="gold" />
    </Scene>
  )
}
