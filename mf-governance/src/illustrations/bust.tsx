const hairs = {
  short: 'M35 54q-6-34 25-34t25 34q-6-15-13-18-14 2-24-3-8 6-13 21z',
  parted: 'M35 56q-8-38 27-37 30 2 24 37-3-14-8-20-18 0-27-9-8 10-16 29z',
  bob: 'M33 72q-8-54 27-54t27 54q-8 4-10-4 3-20-5-32-15 2-24-4-9 8-7 36-2 8-8 4z',
  long: 'M30 96q2-14 3-32-2-46 27-46t27 46q1 18 3 32-10 2-14-2 4-40-4-58-15 2-24-4-9 8-6 62-4 4-12 2z',
  bun: 'M50 20q-4-14 10-14t10 14q18 6 16 38-4-14-12-21-16-2-26-4-8 8-14 25-2-32 16-38z',
  bald: 'M34 58q-4-12 0-20 2 8 5 10-4 4-5 10zm52 0q4-12 0-20-2 8-5 10 4 4 5 10z',
} as const

export interface BustLook {
  hair: keyof typeof hairs
  /** Grey hair. */
  grey?: boolean
  glasses?: boolean
  /** `terno`: butterfly sleeves; `barong`: an embroidered shirt. */
  dress: 'barong' | 'terno'
  tone: 'sky' | 'gold' | 'forest' | 'clay'
  skin: 'light' | 'mid' | 'dark'
}

const skins = { light: '#c98f62', mid: '#b2774a', dark: '#935a35' } as const
const backs = {
  sky: 'fill-scene-water',
  gold: 'fill-scene-crop',
  forest: 'fill-scene-mid',
  clay: 'fill-scene-earth',
} as const
const dresses = {
  sky: 'fill-scene-roof',
  gold: 'fill-scene-near',
  forest: 'fill-scene-crop',
  clay: 'fill-scene-water',
} as const

/** Head and shoulders of a member of the council, drawn: decoration beside the name. */
export function Bust({ look, className }: { look: BustLook; className?: string }) {
  const skin = skins[look.skin]
  const hair = look.grey ? '#8a8d8b' : '#2a2724'
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className={className}>
      <path className={backs[look.tone]} d="M0 0h120v120H0z" />
      <path
        className="fill-scene-near"
        opacity=".35"
        d="m0 92 26-20 16 8 24-26 22 26 12-8 20 18v30H0z"
      />
      {look.hair === 'long' && <path fill={hair} d="M30 98q4-20 3-40h54q-1 20 3 40z" />}
      <path fill={skin} d="M50 70h20v18q-10 12-20 0z" />
      {look.dress === 'barong' ? (
        <>
          <path
            className="fill-scene-wall"
            d="M14 120q2-26 22-31l14-6 10 9 10-9 14 6q20 5 22 31z"
          />
          <path
            className="fill-none stroke-scene-crop"
            strokeWidth="1.8"
            d="m49 84 7 13 4-5 4 5 7-13M60 92v28m-7-18 3 4-3 4 3 4m11-12-3 4 3 4-3 4"
          />
        </>
      ) : (
        <>
          <path
            className={dresses[look.tone]}
            d="M10 120q-8-34 12-38 10-2 18 8l8-6q12 16 24 0l8 6q8-10 18-8 20 4 12 38z"
          />
          <path
            className="fill-scene-wall"
            opacity=".35"
            d="M16 116q-4-28 8-30 8 0 12 8-8 8-8 22zm88 0q4-28-8-30-8 0-12 8 8 8 8 22z"
          />
        </>
      )}
      <path fill={skin} d="M36 52q-2-30 24-30t24 30q0 20-11 29-13 10-26 0-11-9-11-29z" />
      <path fill={hair} d={hairs[look.hair]} />
      {look.glasses && (
        <path
          fill="none"
          stroke="#2a2724"
          strokeWidth="1.8"
          d="M42 54h13v5q-1 5-6.500 5t-6.500-5zm23 0h13v5q-1 5-6.500 5t-6.500-5zm-10 2q5-3 10 0"
        />
      )}
      <path
        fill="none"
        stroke="#5c2d17"
        strokeLinecap="round"
        strokeWidth="2"
        d="M52 73q8 6 16 0"
      />
      <path
        fill="#2a2724"
        d="M47 56a2 2.400 0 1 0 4 0 2 2.400 0 1 0-4 0zm22 0a2 2.400 0 1 0 4 0 2 2.400 0 1 0-4 0z"
      />
    </svg>
  )
}
