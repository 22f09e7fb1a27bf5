/** Small things that several drawings share. Each stands at (0, 0) of its own box. */
interface Placed {
  /** Where the motif's origin lies in the picture. */
  at: readonly [x: number, y: number]
  scale?: number
}

function place({ at: [x, y], scale = 1 }: Placed): string {
  return scale === 1 ? `translate(${x} ${y})` : `translate(${x} ${y}) scale(${scale})`
}

/** The origin is the foot of the trunk; 70 high. */
export function Palm(props: Placed) {
  return (
    <path
      transform={place(props)}
      className="fill-scene-near"
      d="M-2 0q4-30 0-56h4q3 28 1 56zm2-54q-18-14-34 4 18-8 34-4zm0 0q-10-20-28-14 18 2 28 14zm0 0q18-14 34 4-18-8-34-4zm0 0q10-20 28-14-18 2-28 14zm0 0q6 14-4 24 0-14 4-24z"
    />
  )
}

/** A tree of the mountain forest. The origin is the foot of the trunk; 80 high. */
export function Tree(props: Placed) {
  return (
    <g transform={place(props)}>
      <path className="fill-scene-earth" d="M-4 0-2-40h5L5 0z" />
      <path
        className="fill-scene-near"
        d="M-28-34q-8-16 8-22 0-18 18-20 14-10 24 4 16 2 12 18 10 12-6 20-28 10-56 0z"
      />
      <path
        className="fill-scene-mid"
        d="M-16-52q4-14 20-12-2 12-20 12zm18 12q10-10 22-4-6 10-22 4z"
      />
    </g>
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
  /** A farmer's wide hat. */
  salakot?: boolean
  /** Waving or dancing. */
  armsUp?: boolean
}

/** The origin is between the feet; 56 high. */
export function Person({ shirt, salakot, armsUp, ...placed }: PersonProps) {
  return (
    <g transform={place(placed)}>
      <path className="fill-deep" d="M-7-25H7L6 0H2L0-17-2 0h-4z" />
      <path
        className="fill-scene-earth"
        d={
          armsUp
            ? 'M-8-41-18-58l4-2 9 16zm16 0 10-17-4-2-9 16z'
            : 'M-8-41-13-22l4 1 5-15zm16 0 5 19-4 1-5-15z'
        }
      />
      <path className={shirts[shirt]} d="M-9-41q9-5 18 0l-2 18H-7z" />
      <circle className="fill-scene-earth" cy="-49" r="7" />
      <path
        className={salakot ? 'fill-scene-crop' : 'fill-deep'}
        d={salakot ? 'M-15-50 0-61l15 11z' : 'M-7-50q0-8 7-8t7 8q-7-5-14 0z'}
      />
    </g>
  )
}

/** A hut with a thatched roof, on stilts. The origin is its left foot; 60 wide, 56 high. */
export function Hut(props: Placed) {
  return (
    <g transform={place(props)}>
      <path className="fill-deep" d="M6 0v-14h4V0zm44 0v-14h4V0z" />
      <path className="fill-scene-wall" d="M4-32h52v20H4z" />
      <path className="fill-scene-near" d="M14-28h12v9H14zm20 0h10v16H34z" />
      <path className="fill-scene-crop" d="M-8-28 14-56h32l22 28z" />
      <path
        className="fill-scene-earth"
        d="M-8-28 14-56h4L0-28zm18 0 13-28h4L16-28zm22 0 4-28h4l2 28z"
        opacity=".5"
      />
    </g>
  )
}
