/** Decoration: a farm road under construction, half of it already concrete, below the range. */
export default function RoadScene() {
  return (
    <svg viewBox="0 0 400 280" aria-hidden="true">
      <path className="fill-scene-sky" d="M0 0h400v280H0z" />
      <g className="fill-scene-sun">
        <circle cx="298" cy="74" r="62" opacity=".2" />
        <circle cx="298" cy="74" r="44" opacity=".35" />
        <circle cx="298" cy="74" r="28" />
      </g>
      <path
        className="fill-scene-wall"
        opacity=".6"
        d="M40 62q4-14 20-12 10-16 30-10 16-8 26 6 20-4 22 16zM196 40q3-9 14-8 7-10 20-6 10-5 17 4 13-2 15 10z"
      />
      <path
        className="fill-scene-far"
        d="m0 150 46-40 26 16 54-62 40 44 26-16 44 40 38-22 48 30 34-20 44 26v60H0z"
      />
      <path className="fill-scene-mid" d="M0 158q60-36 124-12 60-30 132-4 68-26 144 6v132H0z" />
      <path className="fill-scene-field" d="M0 186q70-24 152-12L96 280H0z" />
      <path className="fill-scene-crop" d="M400 182q-84-24-164-8l66 106h98z" />
      <path
        className="fill-none stroke-scene-near"
        strokeWidth="3"
        opacity=".55"
        d="M0 206q64-20 132-14M0 230q56-16 116-14M0 256q48-12 104-10M400 206q-72-20-146-14M400 230q-62-18-130-14M400 256q-50-14-116-12"
      />
      <path className="fill-scene-earth" d="M212 152q-8 34-44 62h74q-16-34-18-62z" />
      <path className="fill-scene-wall" d="M168 214q-22 28-46 66h158q-18-40-38-66z" />
      <path
        className="fill-none stroke-scene-near"
        strokeWidth="4"
        strokeDasharray="14 10"
        d="M204 280v-62"
      />
      <Building />
      <Stakes />
      <Roller />
      <Worker />
    </svg>
  )
}

function Building() {
  return (
    <g transform="translate(52 128)">
      <path className="fill-scene-wall" d="M0 20h76v30H0z" />
      <path className="fill-scene-roof" d="M-8 22 8 2h60l16 20z" />
      <path className="fill-scene-water" d="M8 28h12v10H8zm18 0h12v10H26zm34 0h10v10H60z" />
      <path className="fill-scene-near" d="M44 28h10v22H44zM92-18h3v68h-3z" />
      <path className="fill-scene-roof" d="M95-18h24l-6 7 6 7H95z" />
    </g>
  )
}

function Roller() {
  return (
    <g transform="translate(190 162)">
      <path className="fill-scene-sun" d="M2 22h52l10 18v6H-2V28z" />
      <path className="fill-deep" d="M10-4h34v5h-2v22h-4V1H16v22h-4V1h-2z" />
      <path className="fill-scene-water" d="M18 3h18v17H18z" opacity=".7" />
      <circle className="fill-deep" cx="4" cy="44" r="15" />
      <circle className="fill-scene-far" cx="4" cy="44" r="6" />
      <circle className="fill-deep" cx="54" cy="44" r="15" />
      <circle className="fill-scene-far" cx="54" cy="44" r="6" />
    </g>
  )
}

/** Milestones along the road: three reached, one still to come. */
function Stakes() {
  return (
    <>
      <path
        className="fill-scene-near"
        d="M108 224h4v46h-4zM142 186h4v36h-4zM272 194h4v34h-4zM238 142h3v28h-3z"
      />
      <path
        className="fill-scene-roof"
        d="M112 224h24l-7 8 7 8h-24zM146 186h20l-6 7 6 7h-20zM276 194h20l-6 7 6 7h-20z"
      />
      <path className="fill-scene-wall" d="M241 142h17l-5 6 5 6h-17z" />
    </>
  )
}

function Worker() {
  return (
    <g transform="translate(322 270)">
      <path className="fill-deep" d="M-8-28H8L7 0H2l-2-20L-2 0h-5z" />
      <path className="fill-scene-earth" d="M-9-46-22-32l3 3 12-9zm18 0 6 22-4 2-6-18z" />
      <circle className="fill-scene-earth" cy="-56" r="8" />
      <path className="fill-scene-roof" d="M-11-46q11-6 22 0l-2 20H-9z" />
      <path className="fill-scene-sun" d="M-11-57q1-11 11-11t11 11z" />
    </g>
  )
}
