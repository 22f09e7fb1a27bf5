/** Decoration: the counters of the municipal hall, with the mountains in its windows. */
export function HallScene() {
  return (
    <svg viewBox="0 0 400 280" aria-hidden="true">
      <path className="fill-scene-wall" d="M0 0h400v280H0z" />
      <Windows />
      <path className="fill-scene-roof" d="M0 0h400v22H0z" />
      <path
        className="fill-scene-crop"
        d="m0 22 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14z"
      />
      <Clerk x={78} shirt="fill-scene-near" />
      <Clerk x={204} shirt="fill-scene-water" />
      <Clerk x={330} shirt="fill-scene-roof" />
      <path className="fill-scene-earth" d="M0 176h400v12H0z" />
      <path className="fill-scene-near" d="M0 188h400v46H0z" />
      <path
        className="fill-none stroke-scene-crop"
        strokeWidth="3"
        d="m0 222 13-18 13 18 13-18 13 18 13-18 13 18 13-18 13 18 13-18 13 18 13-18 13 18 13-18 13 18 13-18 13 18 13-18 13 18 13-18 13 18 13-18 13 18 13-18 13 18 13-18 13 18 13-18 13 18 13-18 13 18 13-18"
      />
      <path className="fill-scene-far" d="M0 234h400v46H0z" />
      <path className="fill-scene-wall" d="M96 164l22-4 6 14-22 4zM236 166h24v9h-24z" />
      <path className="fill-scene-sun" d="M352 160h14v16h-14z" />
      <Visitor x={128} y={270} shirt="fill-scene-sun" />
      <Visitor x={262} y={274} shirt="fill-scene-roof" />
      <Visitor x={66} y={276} shirt="fill-scene-water" small />
      <Visitor x={36} y={274} shirt="fill-scene-near" />
    </svg>
  )
}

/** Three arched windows, each over one counter. */
function Windows() {
  return (
    <>
      {[26, 152, 278].map((x) => (
        <g key={x} transform={`translate(${x} 48)`}>
          <path className="fill-scene-sky" d="M0 96V44a48 44 0 0 1 96 0v52z" />
          <circle className="fill-scene-sun" cx={x > 200 ? 30 : 68} cy="36" r="12" />
          <path className="fill-scene-far" d="m0 66 22-24 14 10 22-28 20 22 18-10v60H0z" />
          <path className="fill-scene-mid" d="M0 78q24-18 50-8t46-6v32H0z" />
          <path className="fill-scene-field" d="M0 90q40-14 96-6v12H0z" />
          <path
            className="fill-none stroke-scene-earth"
            strokeWidth="5"
            d="M0 96V44a48 44 0 0 1 96 0v52zM48 0v96M0 50h96"
          />
        </g>
      ))}
    </>
  )
}

function Clerk({ x, shirt }: { x: number; shirt: string }) {
  return (
    <g transform={`translate(${x} 176)`}>
      <path className={shirt} d="M-24 0q0-34 24-34T24 0z" />
      <circle className="fill-scene-earth" cy="-46" r="13" />
      <path className="fill-deep" d="M-14-46q0-16 14-16t14 16q-8-8-14-8t-14 8z" />
    </g>
  )
}

function Visitor({
  x,
  y,
  shirt,
  small = false,
}: {
  x: number
  y: number
  shirt: string
  small?: boolean
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${small ? 0.78 : 1})`}>
      <path className="fill-deep" d="M-15-44h30l-3 46H2l-2-34L-2 2h-10z" />
      <path className="fill-scene-earth" d="m15-84 22-10 3 6-20 16z" />
      <path className={shirt} d="M-19-82q19-12 38 0l-3 40h-32z" />
      <circle className="fill-scene-earth" cy="-98" r="13" />
      <path className="fill-deep" d="M-14-96q-1-17 14-17t14 17q-4-6-4-8-14 4-20 0-2 4-4 8z" />
    </g>
  )
}
