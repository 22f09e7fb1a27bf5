/** Decoration: a chest with a lock on a table, the hills behind the window. */
export function LockedChestScene() {
  return (
    <svg viewBox="0 0 400 260" aria-hidden="true">
      <path className="fill-scene-sky" d="M0 0h400v260H0z" />
      <g className="fill-scene-sun">
        <circle cx="86" cy="62" r="44" opacity=".3" />
        <circle cx="86" cy="62" r="27" />
      </g>
      <path className="fill-scene-far" d="m0 158 52-46 38 22 66-70 48 52 42-24 66 54 88-42v92H0z" />
      <path className="fill-scene-mid" d="M0 172q90-36 190-8t210-12v70H0z" />
      <path className="fill-scene-field" d="M0 204q120-26 400-8v64H0z" />
      <path
        className="fill-none stroke-scene-near"
        strokeWidth="3"
        opacity=".5"
        d="M0 224q120-22 400-8M0 242q140-18 400-6"
      />
      <path className="fill-deep" opacity=".25" d="M104 236h208l14 10H92z" />
      <path className="fill-scene-roof" d="M118 150h180v88H118z" />
      <path className="fill-scene-earth" d="M118 150q0-52 90-52t90 52z" />
      <path
        className="fill-deep"
        opacity=".35"
        d="M138 110q-10 12-10 40h12q0-30 8-44zm140 0q10 12 10 40h-12q0-30-8-44zM128 150h12v88h-12zm148 0h12v88h-12z"
      />
      <path className="fill-scene-wall" opacity=".75" d="M118 146h180v9H118z" />
      <path
        className="fill-none stroke-scene-sun"
        strokeWidth="8"
        d="M192 158v-14q0-17 16-17t16 17v14"
      />
      <rect className="fill-scene-sun" x="180" y="156" width="56" height="48" rx="8" />
      <path className="fill-deep" d="M208 168a8 8 0 0 1 4 15l3 13h-14l3-13a8 8 0 0 1 4-15z" />
      <path
        className="fill-scene-near"
        d="M346 236q-24-12-18-48 4-34 18-34t18 34q6 36-18 48zM42 236q-18-10-14-36 4-26 14-26t14 26q4 26-14 36z"
      />
    </svg>
  )
}
