/** Decoration: the municipal hall, reached by steps and by a ramp. */
export function RampScene() {
  return (
    <svg viewBox="0 0 400 260" aria-hidden="true">
      <path className="fill-scene-sky" d="M0 0h400v260H0z" />
      <g className="fill-scene-sun">
        <circle cx="330" cy="58" r="44" opacity=".3" />
        <circle cx="330" cy="58" r="27" />
      </g>
      <path className="fill-scene-far" d="m0 150 60-54 34 22 62-66 50 56 40-28 70 62 84-36v80H0z" />
      <path className="fill-scene-mid" d="M0 166q80-34 180-10t220-8v60H0z" />
      <path className="fill-scene-field" d="M0 196h400v64H0z" />
      <path className="fill-scene-wall" d="M86 104h150v84H86z" />
      <path className="fill-scene-roof" d="m74 106 18-22h138l18 22zM126 84l35-26 35 26z" />
      <path className="fill-scene-near" d="M140 106h42v82h-42z" />
      <path
        className="fill-scene-wall"
        d="M132 106h9v82h-9zm24 0h9v82h-9zm24 0h9v82h-9zM124 102h74v8h-74z"
      />
      <path
        className="fill-scene-water"
        d="M98 122h18v22H98zm0 34h18v22H98zm108-34h18v22h-18zm0 34h18v22h-18z"
      />
      <path
        className="fill-scene-crop"
        d="M120 188h82l6 8h-94zm-8 8h98l6 8H106zm-8 8h114l6 8H98z"
      />
      <path className="fill-scene-earth" d="M202 188h34l132 36h-30z" />
      <path
        className="fill-none stroke-scene-roof"
        strokeWidth="3"
        strokeLinecap="round"
        d="M236 172l128 34M236 172v16m32-8v17m32-9v18m32-10v18m32-9v18"
      />
      <g transform="translate(292 194)">
        <circle className="fill-none stroke-deep" strokeWidth="4" cx="0" cy="0" r="14" />
        <path
          className="fill-none stroke-deep"
          strokeWidth="4"
          strokeLinecap="round"
          d="M-10-26v18h18l8 16h7"
        />
        <path className="fill-scene-sun" d="M-14-36q7-6 13 1l6 26h-17z" />
        <circle className="fill-scene-earth" cx="-6" cy="-44" r="8" />
      </g>
      <g transform="translate(78 232)">
        <path className="fill-deep" d="M-8-28H8L6 0H1l-1-18L-2 0h-5z" />
        <path className="fill-scene-roof" d="M-10-48q10-6 20 0l-2 22H-8z" />
        <circle className="fill-scene-earth" cy="-57" r="8" />
        <path
          className="fill-none stroke-scene-wall"
          strokeWidth="3"
          strokeLinecap="round"
          d="m12-36 18 36"
        />
      </g>
      <path className="fill-scene-near" d="M28 198q-16-10-10-30 10-24 20 0 6 20-10 30v18h-4z" />
    </svg>
  )
}
