import { Palm, Person } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'
import { Sky } from './sky.tsx'

/** Lawns under a great acacia, the open-air stage, and a path around the pond. */
export function ParkScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Sky sun={[520, 86]} />
      <path className="fill-scene-mid" d="M0 228q90-30 190-10 120-26 230 0 110-24 220 4v138H0z" />
      <path className="fill-scene-field" d="M0 250q160-26 330-6t310-8v124H0z" />
      <g>
        <path className="fill-scene-near" d="M336 250q0-92 92-92t92 92z" />
        <path className="fill-scene-wall" d="M350 250q0-78 78-78t78 78z" />
        <path className="fill-scene-crop" d="M366 250q0-62 62-62t62 62z" />
        <path className="fill-scene-roof" d="M384 250q0-44 44-44t44 44z" />
        <path className="fill-scene-earth" d="M326 248h204l10 18H316z" />
      </g>
      <path
        className="fill-scene-wall"
        opacity=".9"
        d="M300 266h256q-10 22 84 40v26q-150-26-240-34-60-4-120 16T60 360H0v-16q90-10 150-34t150-44z"
      />
      <path
        className="fill-scene-water"
        d="M330 334q12-22 100-22t110 26q-14 18-104 20-104-4-106-24z"
      />
      <path className="fill-scene-wall" opacity=".6" d="M376 328h44v3h-44zm60 12h56v3h-56z" />
      <path
        className="fill-scene-near"
        d="M452 324q10-6 20 0-10 5-20 0zm-96 10q9-6 18 0-9 5-18 0z"
      />
      <path className="fill-scene-roof" d="m458 321 4-7 4 7zm-96 10 3-6 3 6z" />
      <g>
        <path
          className="fill-scene-earth"
          d="m122 306 8-88-52-40 8-8 46 34 2-42h10l2 44 44-32 8 8-46 40 8 84z"
        />
        <path
          className="fill-scene-near"
          d="M-14 168q-10-44 42-46 12-42 70-36 36-24 74 0 54-8 66 34 52 2 38 48-144 26-290 0z"
        />
        <path
          className="fill-scene-mid"
          d="M34 146q10-30 56-26-8 24-56 26zm98-40q26-16 54 2-26 16-54-2zm58 48q32-14 56 2-28 14-56-2z"
        />
      </g>
      <path
        className="fill-none stroke-deep"
        strokeWidth="4"
        d="m552 306 16-62h44l16 62m-60-62-10 62m54-62 10 62"
      />
      <path className="fill-none stroke-deep" strokeWidth="2" d="M580 246v38m22-38-6 36" />
      <path className="fill-scene-roof" d="M572 282h18v4h-18zm16-3 16 4-1 4-16-4z" />
      <path className="fill-deep" d="M286 210h4v72h-4zm-8 0q10-14 20 0z" />
      <circle className="fill-scene-sun" cx="288" cy="208" r="6" />
      <Palm at={[620, 262]} scale={1.2} />
      <Person at={[226, 318]} shirt="clay" />
      <Person at={[250, 316]} scale={0.7} shirt="gold" armsUp />
      <Person at={[68, 330]} shirt="water" armsUp />
      <Person at={[404, 254]} scale={0.6} shirt="white" armsUp />
      <Person at={[448, 254]} scale={0.6} shirt="gold" />
    </Scene>
  )
}
