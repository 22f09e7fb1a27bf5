import { Person } from './motifs.tsx'
import { Scene } from './scene.tsx'

/** A counter of the municipal hall: its sign, the clerk behind, papers on top. */
function Counter({ x, sign }: { x: number; sign: 'gold' | 'water' | 'clay' }) {
  const signs = { gold: 'fill-scene-sun', water: 'fill-scene-water', clay: 'fill-scene-roof' }
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="fill-deep" opacity=".35" d="M0 84h150v122H0z" />
      <path className={signs[sign]} d="M12 58h126v28H12z" />
      <path className="fill-scene-wall" d="M34 68h82v8H34z" />
      <path className="fill-scene-crop" d="M16 110h30v60H16zm4 12h22v4H20zm0 14h22v4H20z" />
      <path className="fill-scene-wall" d="M54 212q0-44 24-44t24 44z" />
      <circle className="fill-scene-earth" cx="78" cy="150" r="15" />
      <path className="fill-deep" d="M62 150q-2-19 16-19t16 19q-8-8-16-8t-16 8z" />
      <path className="fill-scene-earth" d="M-4 204h158v70H-4z" />
      <path className="fill-scene-crop" d="M-10 194h170v12H-10z" />
      <path className="fill-scene-wall" d="M104 186h34v8h-34zm4-6h30v6h-30z" />
      <path className="fill-deep" d="M14 168h30v22H14zm12 22h6v4h-6z" />
    </g>
  )
}

/** The hall of offices: three counters, and neighbors with their papers. */
export function CountersScene() {
  return (
    <Scene>
      <path className="fill-scene-far" d="M0 0h640v360H0z" />
      <path className="fill-scene-wall" d="M0 0h640v36H0z" />
      <path className="fill-scene-roof" d="M0 36h640v8H0z" />
      <path className="fill-scene-wall" opacity=".75" d="M0 274h640v86H0z" />
      <path
        className="fill-scene-crop"
        opacity=".5"
        d="M60 274h4L4 360h-8zm180 0h4l-30 86h-8zm156 0h4l38 86h-8zm176 0h4l68 86h-8z"
      />
      <Counter x={40} sign="gold" />
      <Counter x={245} sign="water" />
      <Counter x={450} sign="clay" />
      <Person at={[118, 322]} scale={1.7} shirt="clay" skirt />
      <Person at={[164, 322]} scale={1.05} shirt="gold" />
      <Person at={[330, 326]} scale={1.75} shirt="green" />
      <path className="fill-scene-wall" d="m346 262 20 4-4 24-20-4z" />
      <Person at={[476, 330]} scale={1.75} shirt="white" />
      <Person at={[560, 334]} scale={1.7} shirt="water" skirt />
      <g>
        <path
          className="fill-scene-near"
          d="M600 352q-26-34-20-56 20 8 22 34 4-34 20-40 6 30-12 62z"
        />
        <path className="fill-scene-roof" d="M588 334h34l-5 26h-24z" />
      </g>
    </Scene>
  )
}
