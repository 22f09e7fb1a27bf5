import { Scene } from './scene.tsx'

/** A tractor in the rice lands: what the national funds bring to the villages. */
export function GrainScene() {
  return (
    <Scene>
      <path className="fill-scene-field" d="M0 184q110-24 206-8t194-10v114H0z" />
      <path
        className="fill-none stroke-scene-crop"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="2 14"
        d="M6 204q100-20 190-6t200-8M6 226q100-20 190-6t200-8M6 250q100-20 190-6t200-8M20 272q100-14 180-4t190-8"
      />
      <g transform="translate(168 116)">
        <path className="fill-deep" d="M44-8h70v8h-6l4 44H98L94 0H58l-4 44H44l4-44h-4z" />
        <path className="fill-scene-water" opacity=".7" d="M60 2h32l4 38H56z" />
        <path className="fill-scene-roof" d="M20 44h112q28 2 32 22v30H20z" />
        <path className="fill-scene-sun" d="M132 44h8V14h7v34zm6 30h24v6h-24z" />
        <circle className="fill-deep" cx="50" cy="92" r="40" />
        <circle className="fill-scene-far" cx="50" cy="92" r="19" />
        <circle className="fill-scene-sun" cx="50" cy="92" r="8" />
        <circle className="fill-deep" cx="142" cy="106" r="26" />
        <circle className="fill-scene-far" cx="142" cy="106" r="11" />
        <circle className="fill-scene-earth" cx="78" cy="14" r="9" />
        <path className="fill-scene-wall" d="M66 26q12-6 24 0l3 20H64z" />
        <path className="fill-scene-crop" d="M62 10q16-22 32 0z" />
      </g>
      <path
        className="fill-scene-earth"
        d="M20 236q-4-30 12-38l-4-10h20l-4 10q16 8 12 38zm44 10q-4-34 13-42l-4-10h22l-4 10q17 8 13 42z"
      />
      <path className="fill-scene-wall" d="M30 214h16v4H30zm46 8h16v4H76z" />
    </Scene>
  )
}
