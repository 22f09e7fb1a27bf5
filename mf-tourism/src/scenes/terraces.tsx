import { Hut, Palm, Person } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'
import { Sky } from './sky.tsx'

/** Rice terraces on both sides of a stream, from young green to flooded and ripe. */
export function TerracesScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Sky sun={[330, 118]} />
      <path
        className="fill-scene-mid"
        d="M0 150q70-30 130 14 60 12 110 62h170q40-60 106-76 60-46 124-26v236H0z"
      />
      <path
        className="fill-scene-water"
        d="M304 222q16-4 32 0 6 24-18 44t34 48q10 20-6 46H250q-6-34 22-52t-4-40 36-46z"
      />
      <g className="stroke-scene-near" strokeWidth="4.5">
        <path
          className="fill-scene-field"
          d="M-9 168q60-22 104 4 24 22 64 18 34 4 50 30 26 0 50 20l-30 26H-9z"
        />
        <path
          className="fill-scene-crop"
          d="M-9 192q46-18 84 6 22 22 62 16 34 6 44 30 30-2 62 20l-36 22H-9z"
        />
        <path
          className="fill-scene-water"
          d="M-9 220q40-14 68 6 24 24 62 18 36 8 44 30 34-2 72 16l-30 26H-9z"
        />
        <path
          className="fill-scene-field"
          d="M-9 250q34-10 54 8 26 24 64 18 34 10 42 30 36-2 76 18l-20 20H-9z"
        />
        <path
          className="fill-scene-water"
          d="M-9 284q26-6 42 8 26 24 62 20 30 8 40 30 30 0 54 24H-9z"
        />
        <path className="fill-scene-crop" d="M-9 320q18-2 30 8 22 24 54 24 16 2 26 14H-9z" />
        <path
          className="fill-scene-crop"
          d="M649 140q-70-18-112 18-24 26-66 24-34 8-50 34-36 0-70 22l30 28h268z"
        />
        <path
          className="fill-scene-field"
          d="M649 168q-58-16-94 16-24 26-64 24-36 8-48 36-38 0-84 20l30 30h260z"
        />
        <path
          className="fill-scene-water"
          d="M649 198q-46-14-78 14-26 28-64 26-34 8-46 36-40 0-98 18l30 34h256z"
        />
        <path
          className="fill-scene-crop"
          d="M649 232q-38-12-64 12-26 28-62 26-34 8-46 34-44 2-100 20l24 42h248z"
        />
        <path
          className="fill-scene-field"
          d="M649 268q-30-10-50 10-26 28-62 26-32 8-44 32-36 4-62 30h218z"
        />
        <path className="fill-scene-water" d="M649 304q-24-8-40 10-24 26-58 26-18 6-30 26h128z" />
        <path className="fill-scene-field" d="M649 338q-20-4-32 10-10 12-30 18h62z" />
      </g>
      <path
        className="fill-scene-wall"
        opacity=".65"
        d="M46 236h34v3H46zm26 8h30v3H72zm68 34h40v3h-40zM40 304h30v3H40zm560-86h34v3h-34zm-30 10h30v3h-30zm-86 48h40v3h-40zm106 50h34v3h-34zM288 330h28v3h-28zm14 10h22v3h-22z"
      />
      <Hut at={[520, 158]} scale={0.9} />
      <Palm at={[592, 146]} />
      <Palm at={[616, 146]} scale={0.75} />
      <Palm at={[38, 168]} scale={0.9} />
      <Person at={[150, 216]} scale={0.8} shirt="clay" salakot />
      <Person at={[176, 222]} scale={0.8} shirt="white" salakot />
      <Person at={[452, 258]} scale={0.9} shirt="water" salakot armsUp />
    </Scene>
  )
}
