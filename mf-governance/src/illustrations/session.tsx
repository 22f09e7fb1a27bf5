import { Scene } from './scene.tsx'

/** Heads and shoulders of the members at the long desk; the origin is the edge of the desk. */
function Member({ x, white = true }: { x: number; white?: boolean }) {
  return (
    <g transform={`translate(${x} 226)`}>
      <path className="fill-scene-crop" d="M-20 0v-44q0-10 10-10h20q10 0 10 10V0z" />
      <path
        className={white ? 'fill-scene-wall' : 'fill-scene-water'}
        d="M-22 0q0-24 22-24T22 0z"
      />
      <circle className="fill-scene-earth" cy="-33" r="11" />
      <path className="fill-deep" d="M-11-34q0-12 11-12t11 12q-6-5-11-5t-11 5z" />
      <path className="fill-deep" d="M-1-22h2L0-6z" opacity=".5" />
    </g>
  )
}

/** The session hall: the presiding officer below the sun of the seal, members left and right. */
export function SessionScene() {
  return (
    <Scene>
      <path className="fill-scene-near" d="M0 0h640v360H0z" />
      <path className="fill-scene-mid" d="M0 0h640v270H0z" />
      <path className="fill-scene-near" d="M40 30h104v150H40zm456 0h104v150H496z" />
      <path className="fill-scene-sky" d="M48 38h88v134H48zm456 0h88v134h-88z" />
      <path
        className="fill-scene-far"
        d="m48 138 26-26 20 14 42-34v80H48zm456-20 30-24 24 22 34-22v78h-88z"
      />
      <path className="fill-scene-near" d="M89 38h6v134h-6zm456 0h6v134h-6z" />
      <circle className="fill-deep" cx="320" cy="78" r="54" />
      <circle className="fill-scene-sky" cx="320" cy="78" r="45" />
      <circle className="fill-scene-sun" cx="320" cy="66" r="15" />
      <path className="fill-scene-near" d="m279 96 41-38 41 38q-14 27-41 27t-41-27z" />
      <path className="fill-scene-field" d="M284 105q36-12 72 0-14 18-36 18t-36-18z" />
      <path className="fill-scene-wall" d="M186 70h4v156h-4zm264 0h4v156h-4z" />
      <path className="fill-scene-water" d="M190 72h34l-6 62-28 10z" />
      <path className="fill-scene-roof" d="m190 118 32-10-4 26-28 10z" />
      <path className="fill-scene-crop" d="M450 72h-34l6 62 28 10z" />
      <g transform="translate(0 -38)">
        <Member x={320} />
      </g>
      <path className="fill-scene-earth" d="M262 186h116v54H262z" />
      <path className="fill-scene-crop" d="M254 180h132v10H254z" />
      <Member x={70} />
      <Member x={140} white={false} />
      <Member x={210} />
      <Member x={430} />
      <Member x={500} white={false} />
      <Member x={570} />
      <path className="fill-scene-earth" d="M22 230h236v56H22zm360 0h236v56H382z" />
      <path className="fill-scene-crop" d="M14 222h252v10H14zm360 0h252v10H374z" />
      <path
        className="fill-scene-wall"
        d="M56 244h28v14H56zm70 0h28v14h-28zm70 0h28v14h-28zm220 0h28v14h-28zm70 0h28v14h-28zm70 0h28v14h-28zM300 204h40v16h-40z"
      />
      <path className="fill-scene-roof" opacity=".7" d="M250 286h140l60 74H190z" />
      <g className="fill-deep">
        <path d="M60 360q0-44 30-44t30 44zm130 0q0-40 28-40t28 40zm210 0q0-44 30-44t30 44zm120 0q0-40 28-40t28 40z" />
        <circle cx="90" cy="304" r="15" />
        <circle cx="218" cy="308" r="14" />
        <circle cx="430" cy="304" r="15" />
        <circle cx="548" cy="308" r="14" />
      </g>
    </Scene>
  )
}
