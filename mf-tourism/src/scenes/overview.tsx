import { Person, Tree } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'
import { Sky } from './sky.tsx'

/** The view deck above the valley: fields, the river and the town far below, at sunrise. */
export function OverviewScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Sky sun={[214, 128]} />
      <path className="fill-scene-mid" d="M0 220q110-28 220-12t220-6 200-4v162H0z" />
      <path className="fill-scene-field" d="M0 230q120-20 240-6t240-2 160-2v140H0z" />
      <path
        className="fill-scene-crop"
        d="m30 242 90-12 40 20-110 16zm250-16 96 4-20 22-110-8zm140 4 96-6 40 16-120 14zM96 284l110-16 50 30-130 18z"
      />
      <path
        className="fill-scene-mid"
        d="m150 228 84-2-20 16-40 4zm240 34 110-10 40 20-110 20zm-170-2 100-8 10 24-90 12z"
      />
      <path
        className="fill-scene-water"
        d="M262 216q-60 14-22 26t-30 24-56 28-30 66h64q-6-36 34-54t54-34-12-32 18-24z"
      />
      <path
        className="fill-scene-wall"
        d="M314 238h10v9h-10zm14-2h12v11h-12zm18 2h9v9h-9zm-46 4h9v7h-9zm31-18h5v12h-5z"
      />
      <path
        className="fill-scene-roof"
        d="m312 238 7-6 7 6zm14-2 8-6 8 6zm18 2 6-5 7 5zm-46 4 6-5 7 5zm32-18 4-9 4 9z"
      />
      <path
        className="fill-scene-near"
        d="M0 296q60-16 110 12 60 8 100 52H0zm640-60q-40 12-60 44-80 10-130 30-60 10-110 50h300z"
      />
      <path
        className="fill-scene-earth"
        d="M360 304h290v16H360zm16 16h14v40h-14zm104 0h14v40h-14zm104 0h14v40h-14z"
      />
      <path
        className="fill-scene-earth"
        opacity=".7"
        d="m390 360 84-40h16l-84 40zm104 0 84-40h16l-84 40z"
      />
      <Person at={[424, 306]} scale={1.5} shirt="clay" armsUp />
      <Person at={[472, 306]} scale={1.5} shirt="gold" />
      <Person at={[506, 306]} shirt="water" armsUp />
      <path
        className="fill-deep"
        d="M566 306v-52h7v52zm-22-66 46-18 6 14-46 18zm-6 0 6-2 6 16-6 2z"
      />
      <path
        className="fill-scene-wall"
        d="M360 262h290v6H360zm0 18h290v4H360zm2-24h7v48h-7zm56 0h7v48h-7zm56 0h7v48h-7zm56 0h7v48h-7zm56 0h7v48h-7z"
      />
      <Tree at={[52, 326]} scale={1.7} />
      <Tree at={[132, 344]} scale={1.2} />
      <path
        className="fill-deep"
        opacity=".7"
        d="M330 84q8-8 14 0 6-8 14 0-8-3-14 4-6-7-14-4zm52 26q6-6 10 0 4-6 10 0-6-2-10 3-4-5-10-3z"
      />
    </Scene>
  )
}
