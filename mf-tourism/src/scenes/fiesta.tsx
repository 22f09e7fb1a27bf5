import { Person } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'
import { Sky } from './sky.tsx'

/** Street dance before the parish church: flower arches, drums and pennants. */
export function FiestaScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Sky sun={[320, 96]} />
      <path className="fill-scene-mid" d="M0 226q120-34 260-12 170-24 380 8v138H0z" />
      <g>
        <path
          className="fill-scene-wall"
          d="M238 160h164v130H238zm-40-44h44v174h-44zm200 0h44v174h-44z"
        />
        <path
          className="fill-scene-roof"
          d="m228 162 92-66 92 66zm-36-44 28-40 28 40zm200 0 28-40 28 40z"
        />
        <path
          className="fill-scene-near"
          d="M300 290v-50q20-24 40 0v50zm-88-148q8-12 16 0v26h-16zm200 0q8-12 16 0v26h-16z"
        />
        <circle className="fill-scene-water" cx="320" cy="190" r="18" />
        <path className="fill-none stroke-scene-wall" strokeWidth="3" d="M302 190h36m-18-18v36" />
        <path className="fill-scene-sun" d="M318 74h4v8h7v4h-7v12h-4V86h-7v-4h7z" />
      </g>
      <path className="fill-scene-field" d="M0 282h640v78H0z" />
      <path className="fill-scene-earth" d="M180 282h280l150 78H30z" />
      <path className="fill-scene-wall" opacity=".35" d="M250 282h140l60 78H190z" />
      <g className="fill-none stroke-scene-crop" strokeWidth="9">
        <path d="M72 340V150q0-92 100-96M568 340V150q0-92-100-96" />
      </g>
      <path
        className="fill-scene-roof"
        d="m72 288 11 12-11 12-11-12zm0-80 11 12-11 12-11-12zm4-82 11 12-11 12-11-12zm492 162 11 12-11 12-11-12zm0-80 11 12-11 12-11-12zm-4-82 11 12-11 12-11-12z"
      />
      <path
        className="fill-scene-near"
        d="M58 260q14-12 28 0-14 12-28 0zm0-80q14-12 28 0-14 12-28 0zm40-96q16-8 24 6-18 6-24-6zm456 176q14-12 28 0-14 12-28 0zm0-80q14-12 28 0-14 12-28 0zm-36-88q8-14 24-6-6 12-24 6z"
      />
      <path className="fill-none stroke-scene-wall" strokeWidth="2" d="M0 40q160 62 320 0t320 0" />
      <path
        className="fill-scene-roof"
        d="m30 50 20 5-14 16zm160 8 20-5-6 19zM350 33l20-3-6 18zm160 8 20 6-15 14z"
      />
      <path
        className="fill-scene-sun"
        d="m84 60 20 3-13 17zm160-15 20-6-4 20zM410 27l20 1-11 17zm160 27 20-2-9 17z"
      />
      <path
        className="fill-scene-water"
        d="m138 63 20-1-10 18zm158-31 18-7-2 19zm164-2 20 5-14 15zm160 14 18-4-5 18z"
      />
      <Person at={[250, 326]} scale={1.3} shirt="clay" armsUp />
      <Person at={[320, 318]} scale={1.3} shirt="gold" armsUp />
      <Person at={[390, 326]} scale={1.3} shirt="clay" armsUp />
      <path
        className="fill-scene-sun"
        d="m236 254-4-18 10 8 8-14 8 14 10-8-4 18zm70-8-4-18 10 8 8-14 8 14 10-8-4 18zm70 8-4-18 10 8 8-14 8 14 10-8-4 18z"
      />
      <path
        className="fill-scene-roof"
        d="m306 318 4-34h20l4 34zm-70 8 4-34h20l4 34zm140 0 4-34h20l4 34z"
      />
      <Person at={[134, 348]} scale={1.35} shirt="green" />
      <Person at={[506, 348]} scale={1.35} shirt="green" />
      <path className="fill-scene-roof" d="M112 314h44v30h-44zm372 0h44v30h-44z" />
      <path
        className="fill-scene-wall"
        d="M110 310h48v7h-48zm372 0h48v7h-48zm-372 30h48v5h-48zm372 0h48v5h-48z"
      />
    </Scene>
  )
}
