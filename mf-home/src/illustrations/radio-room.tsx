import { Person } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'

/** The operations room by night: a duty officer at the radio, the map of the barangays behind. */
export function RadioRoomScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path className="fill-scene-far" d="M0 0h800v450H0z" />
      <g>
        <path className="fill-scene-wall" d="M60 60h210v150H60z" />
        <path className="fill-scene-sky" d="M70 70h190v130H70z" />
        <path className="fill-scene-mid" d="m70 170 40-40 30 16 40-44 30 30 50-14v82H70z" />
        <path className="fill-scene-wall" d="M160 70h8v130h-8z" />
        <path
          className="fill-none stroke-scene-water"
          strokeWidth="4"
          d="m90 84-8 24m40-18-8 24m30-10-6 20m60-40-8 24m40-14-8 24m30-6-6 20"
        />
      </g>
      <g>
        <path className="fill-scene-wall" d="M330 50h260v180H330z" />
        <path
          className="fill-scene-field"
          d="m350 110 60-40 70 14 50-10 40 50-10 60-70 26-80-14-50-20z"
        />
        <path className="fill-scene-crop" d="m410 70 70 14-10 60-70 10-30-24z" />
        <path
          className="fill-none stroke-scene-water"
          strokeWidth="6"
          d="M440 74q-10 40 20 70t20 66"
        />
        <g className="fill-scene-roof">
          <circle cx="400" cy="120" r="7" />
          <circle cx="468" cy="164" r="7" />
          <circle cx="524" cy="126" r="7" />
          <circle cx="430" cy="190" r="7" />
        </g>
      </g>
      <circle className="fill-scene-wall" cx="690" cy="110" r="42" />
      <path
        className="fill-none stroke-deep"
        strokeWidth="6"
        strokeLinecap="round"
        d="M690 82v28l20 12"
      />
      <path className="fill-scene-near" d="M340 300q0-60 60-60t60 60v90H340z" />
      <Person at={[400, 430]} scale={3.1} shirt="clay" />
      <path className="fill-none stroke-deep" strokeWidth="9" d="M372 262q-4-44 28-44t28 44" />
      <path className="fill-deep" d="M364 250h16v26h-16zm56 0h16v26h-16z" />
      <path className="fill-scene-earth" d="M0 356h800v94H0z" />
      <path className="fill-scene-crop" d="M0 348h800v16H0z" />
      <g>
        <path className="fill-deep" d="M520 270h190v78H520zM724 214h6v134h-6z" />
        <path className="fill-scene-sun" d="M540 286h70v24h-70z" />
        <g className="fill-scene-far">
          <circle cx="646" cy="300" r="14" />
          <circle cx="686" cy="300" r="10" />
          <path d="M540 322h14v10h-14zm22 0h14v10h-14zm22 0h14v10h-14zm50 0h60v4h-60zm0 8h60v4h-60z" />
        </g>
        <path
          className="fill-none stroke-scene-roof"
          strokeWidth="5"
          strokeLinecap="round"
          d="M716 206q-8 8 0 18m22-18q8 8 0 18m-36-30q-18 20 0 42m50-42q18 20 0 42"
        />
      </g>
      <path className="fill-scene-wall" d="M96 246h130v78H96zm56 78h18v16h22v8h-62v-8h22z" />
      <path className="fill-scene-water" d="M104 254h114v62H104z" />
      <path className="fill-scene-field" d="M116 300q20-30 40-10t50-20v34h-90z" />
      <path className="fill-scene-roof" d="M270 318h34v30h-34z" />
    </Scene>
  )
}
