/** Small things that several landscapes share. Each stands at (0, 0) of its own box and is placed by `at`. */
interface Placed {
  /** Where the motif's origin lies in the picture. */
  at: readonly [x: number, y: number]
  scale?: number
}

function place({ at: [x, y], scale = 1 }: Placed): string {
  return scale === 1 ? `translate(${x} ${y})` : `translate(${x} ${y}) scale(${scale})`
}

/** The origin is the left end of its base. */
export function Cloud(props: Placed) {
  return (
    <path
      transform={place(props)}
      className="fill-scene-wall"
      opacity=".55"
      d="M0 0q6-18 26-16 12-22 38-14 20-12 34 6 26-4 30 24z"
    />
  )
}

/** The origin is the foot of the trunk; 84 high. */
export function Palm(props: Placed) {
  return (
    <path
      transform={place(props)}
      className="fill-scene-near"
      d="M-2 0v-64h5V0zm2-64q-22-16-38 2 20-8 38-2zm0 0q-14-24-34-16 22 2 34 16zm0 0q22-16 38 2-20-8-38-2zm0 0q14-24 34-16-22 2-34 16zm0 0q4 16-8 26 2-16 8-26z"
    />
  )
}

/** A broad acacia, as it shades a plaza. The origin is the foot of the trunk; 120 high. */
export function Acacia(props: Placed) {
  return (
    <g transform={place(props)}>
      <path
        className="fill-scene-earth"
        d="m-8 0 4-44-30-26 5-5 28 20 2-25h5l2 26 26-22 5 5-28 28 3 43z"
      />
      <path
        className="fill-scene-near"
        d="M-88-66q-8-28 26-28 8-26 44-22 22-14 44 0 34-4 40 22 34 0 24 28-88 16-178 0z"
      />
      <path
        className="fill-scene-mid"
        d="M-60-84q6-18 34-16-4 14-34 16zm70-24q18-10 34 2-16 10-34-2zm36 26q20-8 34 2-18 8-34-2z"
      />
    </g>
  )
}

/** A pine of the highlands. The origin is the middle of its foot; 60 high. */
export function Pine(props: Placed) {
  return (
    <path
      transform={place(props)}
      className="fill-scene-near"
      d="M-3 0v-10h-15L-6-28h-6L0-60l12 32H6l12 18H3V0z"
    />
  )
}

const shirts = {
  gold: 'fill-scene-sun',
  clay: 'fill-scene-roof',
  green: 'fill-scene-near',
  water: 'fill-scene-water',
  white: 'fill-scene-wall',
} as const

interface PersonProps extends Placed {
  shirt: keyof typeof shirts
  /** `salakot`: the farmer's wide hat; `helmet`: the rescuer's. */
  hat?: 'salakot' | 'helmet'
  /** Arms up, as in waving or playing. */
  arms?: 'up' | 'down'
}

/** The origin is between the feet; 64 high. */
export function Person({ shirt, hat, arms = 'down', ...placed }: PersonProps) {
  return (
    <g transform={place(placed)}>
      <path className="fill-deep" d="M-8-28H8L7 0H2l-2-20L-2 0h-5z" />
      <path
        className="fill-scene-earth"
        d={
          arms === 'up'
            ? 'M-10-46-20-66l4-2 11 18zm20 0 10-20-4-2L5-50z'
            : 'M-9-46-15-24l4 2 6-18zm18 0 6 22-4 2-6-18z'
        }
      />
      <circle className="fill-scene-earth" cy="-56" r="8" />
      <path className={shirts[shirt]} d="M-11-46q11-6 22 0l-2 20H-9z" />
      {hat === 'salakot' ? (
        <path className="fill-scene-crop" d="M-17-57 0-70l17 13z" />
      ) : hat === 'helmet' ? (
        <path className="fill-scene-sun" d="M-11-57q1-11 11-11t11 11z" />
      ) : (
        <path className="fill-deep" d="M-8-57q0-9 8-9t8 9q-4-4-8-4t-8 4z" />
      )}
    </g>
  )
}

/** A water buffalo, walking right. The origin is below its hind legs; 46 high. */
export function Carabao(props: Placed) {
  return (
    <path
      transform={place(props)}
      className="fill-deep"
      d="M-4-24c0-9 7-13 16-13h26c6 0 9-3 14-4l3-2 9 3 9 9-2 5-8 1-5-3c-3 2-4 6-6 9L51 0h-6l-1-13h-3L40 0h-6l-1-14H17L16 0h-6L9-13 7 0H1l1-15c-4-1-6-5-6-9zm-1-4c-5 5-5 13-3 20h2c-1-7 0-13 3-16zm60-13c-2-7-9-10-16-6 6 0 10 2 12 6zm7 0c3-7 11-9 17-5-6-1-10 1-13 6z"
    />
  )
}

/** Pennants on a line, hung from left to right. The origin is the left end; 400 wide. */
export function Banderitas(props: Placed) {
  return (
    <g transform={place(props)}>
      <path className="fill-none stroke-scene-wall" strokeWidth="2" d="M0 0q200 60 400 0" />
      <path className="fill-scene-roof" d="m20 6 22 5-15 18zm140 22 24 1-12 20zm140-5 22-4-8 22z" />
      <path className="fill-scene-sun" d="m66 16 22 4-14 19zm140 14h24l-12 20zm138-17 21-5-6 22z" />
      <path className="fill-scene-water" d="m112 24 24 3-14 19zm142 4 23-3-9 21z" />
    </g>
  )
}
