import { Cloud } from './motifs.tsx'

const ranges = {
  peaks: {
    back: 'm0 226 46-38 30 16 62-70 36 34 24-14 58 62 40-26 48 30 62-54 34 26 46-62 40 34 22-12 66 66 44-30 48 42 54-46 40 30V330H0z',
    front: 'm0 262 70-44 52 28 74-58 62 44 36-18 84 54 70-30 66 34 92-62 58 34 44-24 92 56V350H0z',
  },
  ridge: {
    back: 'm0 190 70 24 56-30 48 34 70-64 60 40 30-16 74 58 54-36 62 30 74-72 48 30 60-40 94 62V340H0z',
    front: 'm0 250 64-22 60 30 90-40 74 42 60-26 80 40 86-58 60 30 66-34 80 50 80-30V350H0z',
  },
} as const

interface BackdropProps {
  range?: keyof typeof ranges
  /** The middle of the sun; none on a day of rain. */
  sun?: readonly [x: number, y: number]
}

/** Sky, sun and the mountain range behind every landscape. By night the sun is the moon. */
export function Backdrop({ range = 'peaks', sun }: BackdropProps) {
  const { back, front } = ranges[range]
  return (
    <>
      <path className="fill-scene-sky" d="M0 0h800v450H0z" />
      {sun && (
        <g className="fill-scene-sun" transform={`translate(${sun[0]} ${sun[1]})`}>
          <circle r="220" opacity=".14" />
          <circle r="145" opacity=".2" />
          <circle r="90" opacity=".35" />
          <circle r="50" />
        </g>
      )}
      <Cloud at={[70, 96]} />
      <Cloud at={[300, 62]} scale={0.7} />
      <Cloud at={[676, 84]} scale={0.85} />
      <path className="fill-scene-sky" d={back} />
      <path className="fill-scene-far" opacity=".6" d={back} />
      <path className="fill-scene-far" d={front} />
    </>
  )
}
