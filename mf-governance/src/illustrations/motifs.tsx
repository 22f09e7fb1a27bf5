/** Small things that several drawings share. Each is placed by the middle of its foot. */
interface Placed {
  at: readonly [x: number, y: number]
  scale?: number
}

function place({ at: [x, y], scale = 1 }: Placed): string {
  return scale === 1 ? `translate(${x} ${y})` : `translate(${x} ${y}) scale(${scale})`
}

/** Sky, sun and two ranges of mountains. */
export function Backdrop({ sun = [470, 96] }: { sun?: readonly [x: number, y: number] }) {
  return (
    <>
      <path className="fill-scene-sky" d="M0 0h640v360H0z" />
      <g className="fill-scene-sun" transform={`translate(${sun[0]} ${sun[1]})`}>
        <circle r="96" opacity=".18" />
        <circle r="62" opacity=".3" />
        <circle r="36" />
      </g>
      <path
        className="fill-scene-far"
        d="m0 190 60-34 34 14 74-62 52 44 30-14 66 60 60-40 46 26 84-76 50 38 34-18 50 44V360H0z"
      />
      <path
        className="fill-scene-mid"
        d="M0 226q56-34 110-20 60-40 132-6 60-20 110 4 70-40 140-8 80-32 148 6v160H0z"
      />
    </>
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
  arms?: 'up' | 'down'
  skirt?: boolean
}

/** 64 high. */
export function Person({ shirt, arms = 'down', skirt = false, ...placed }: PersonProps) {
  return (
    <g transform={place(placed)}>
      <path
        className="fill-deep"
        d={skirt ? 'M-8-28H8l6 20H6v8H2v-8h-4v8h-4v-8h-8z' : 'M-8-28H8L7 0H2l-2-20L-2 0h-5z'}
      />
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
      <path
        className="fill-deep"
        d={
          skirt
            ? 'M-9-47v-9q0-10 9-10t9 10v9q-3-2-3-8-6 0-9-3-2 3-3 3 0 6-3 8z'
            : 'M-8-57q0-9 8-9t8 9q-4-4-8-4t-8 4z'
        }
      />
    </g>
  )
}

/** A broad tree; 96 high. */
export function Tree(props: Placed) {
  return (
    <g transform={place(props)}>
      <path
        className="fill-scene-earth"
        d="m-6 0 3-44-18-16 4-4 15 12 2-20 3 20 15-12 4 4-17 16 4 44z"
      />
      <path
        className="fill-scene-near"
        d="M-52-54q-6-20 16-22 4-18 28-16 14-12 28 0 24-2 26 18 20 2 12 20-54 14-110 0z"
      />
    </g>
  )
}

/** The flag on its pole; 130 high. */
export function Flag(props: Placed) {
  return (
    <g transform={place(props)}>
      <path className="fill-scene-wall" d="M-2-130h4V0h-4z" />
      <path className="fill-scene-water" d="M2-128h42v13H2z" />
      <path className="fill-scene-roof" d="M2-115h42v13H2z" />
      <path className="fill-scene-wall" d="m2-128 18 13-18 13z" />
      <circle className="fill-scene-sun" cx="8" cy="-115" r="3.5" />
    </g>
  )
}

/** A house of the valley: wall, roof, door and window; 60 high. */
export function House(props: Placed) {
  return (
    <g transform={place(props)}>
      <path className="fill-scene-wall" d="M-32-36h64V0h-64z" />
      <path className="fill-scene-roof" d="m-40-34 18-26h44l18 26z" />
      <path className="fill-scene-near" d="M-20-24h14V0h-14z" />
      <path className="fill-scene-sun" d="M6-26h16v12H6z" />
    </g>
  )
}

/** Pennants on a line of 320, hung from its left end. */
export function Pennants({ at }: { at: readonly [x: number, y: number] }) {
  return (
    <g transform={place({ at })}>
      <path className="fill-none stroke-scene-wall" strokeWidth="2" d="M0 0q160 50 320 0" />
      <path className="fill-scene-roof" d="m16 5 20 5-13 16zm130 19h22l-11 18zm120-5 20-5-7 20z" />
      <path
        className="fill-scene-sun"
        d="m60 14 20 4-12 17zm130 10 22-2-10 19zm100-15 20-5-6 20z"
      />
      <path className="fill-scene-water" d="m104 21 22 2-12 17zm124-1 22-3-9 19z" />
    </g>
  )
}
