/** Decoration: the valley from above, with the river, the fields and the town at the junction. */
export function RiverScene({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMin slice"
      className={className}
      aria-hidden="true"
    >
      <path className="fill-scene-sky" d="M0 0h640v360H0z" />
      <circle className="fill-scene-sun" cx="470" cy="58" r="60" opacity=".3" />
      <circle className="fill-scene-sun" cx="470" cy="58" r="34" />
      <path
        className="fill-scene-far"
        d="m0 118 70-44 44 22 72-60 62 54 46-20 70 44 72-46 60 40 60-30 84 44v40H0z"
      />
      <path className="fill-scene-mid" d="M0 130q160-34 320-14t320-10v254H0z" />
      <path
        className="fill-scene-field"
        d="M0 156q150-22 250-12L150 230 0 250zm340-16q150-8 300-10v70l-200 12z"
      />
      <path className="fill-scene-crop" d="M0 262l146-22-66 120H0zm446-36 194-14v64l-150 10z" />
      <path className="fill-scene-field" d="m500 298 140-12v74H530zM170 246l120-14-40 128H96z" />
      <path
        className="fill-none stroke-scene-near"
        strokeWidth="3"
        opacity=".5"
        d="m10 176 190-20M8 196l166-18M6 216l146-16M14 284l110-16m-116 40 96-14m-96 40 78-12m378-94 174-12m-164 30 164-10m-154 28 154-8M196 262l80-8m-92 30 84-8m-100 32 90-8m-102 34 92-8"
      />
      <path
        className="fill-scene-water"
        d="M292 128q40 20 8 44t20 46q48 26 20 62t-30 80h96q-6-44 30-78t-18-74q-60-30-26-50t-40-34z"
      />
      <path
        className="fill-none stroke-scene-wall"
        strokeWidth="3"
        opacity=".6"
        d="M318 140q24 14 4 30m14 34q36 18 38 42m-18 60q-8 22-6 50"
      />
      <path
        className="fill-none stroke-scene-wall"
        strokeWidth="7"
        d="M0 300q240-110 640-104M250 126q30 60 190 76 90 20 120 158"
      />
      <Town />
    </svg>
  )
}

function Town() {
  return (
    <g transform="translate(392 156)">
      <path
        className="fill-scene-wall"
        d="M0 24h26v16H0zm34-10h36v22H34zm46 10h24v14H80zm-26 26h26v14H54zm52 0h30v16h-30z"
      />
      <path
        className="fill-scene-roof"
        d="m-4 26 17-14 17 14zm34-10 22-18 22 18zm46 10 16-12 16 12zM50 52l17-14 17 14zm52 0 19-14 19 14z"
      />
      <path
        className="fill-scene-near"
        d="M20 60a12 12 0 0 1 24 0zm70 20a10 10 0 0 1 20 0zM112 34a9 9 0 0 1 18 0z"
      />
    </g>
  )
}
