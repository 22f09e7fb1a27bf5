interface SkyProps {
  /** The middle of the sun, which is the moon by night. */
  sun: readonly [x: number, y: number]
}

/** Sky, clouds and the far range, 640 wide; the foot of the range is at 230. */
export function Sky({ sun: [x, y] }: SkyProps) {
  return (
    <>
      <path className="fill-scene-sky" d="M0 0h640v360H0z" />
      <g className="fill-scene-sun" transform={`translate(${x} ${y})`}>
        <circle r="120" opacity=".16" />
        <circle r="74" opacity=".3" />
        <circle r="40" />
      </g>
      <path
        className="fill-scene-wall"
        opacity=".6"
        d="M46 66q5-15 21-13 9-17 30-11 16-10 27 5 21-3 24 19zM470 92q4-12 17-11 8-14 25-9 13-8 22 4 18-2 20 16z"
      />
      <path
        className="fill-scene-far"
        opacity=".55"
        d="m0 168 34-26 24 12 50-50 32 26 18-10 46 42 30-18 40 22 50-44 30 22 36-48 34 28 18-8 50 46 38-24 40 32 40-36 30 20v96H0z"
      />
      <path
        className="fill-scene-far"
        d="m0 204 56-32 42 20 58-42 50 32 30-12 66 38 56-22 52 26 70-44 48 24 36-16 76 38v46H0z"
      />
    </>
  )
}
