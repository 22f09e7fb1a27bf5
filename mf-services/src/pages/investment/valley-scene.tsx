/** Decoration: the valley at work, from the cane and the mill to panels on the slope and the road. */
export function ValleyScene({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 600 420" className={className} aria-hidden="true">
      <path className="fill-scene-sky" d="M0 0h600v420H0z" />
      <g className="fill-scene-sun" transform="translate(150 104)">
        <circle r="96" opacity=".2" />
        <circle r="66" opacity=".35" />
        <circle r="40" />
      </g>
      <path
        className="fill-scene-wall"
        opacity=".6"
        d="M330 70q5-16 24-14 10-18 34-10 20-10 30 8 24-4 26 16zM36 60q4-12 20-10 8-14 26-8 16-6 22 6 18-2 20 12z"
      />
      <path
        className="fill-scene-far"
        d="m0 210 62-50 40 22 74-82 52 56 40-22 62 56 56-62 46 40 40-24 60 50 68-46v120H0z"
      />
      <path className="fill-scene-mid" d="M0 236q110-56 220-18 120-70 230-24 80-24 150-4v230H0z" />
      <Panels />
      <path className="fill-scene-field" d="M0 292q150-44 320-16t280-22v166H0z" />
      <Mill />
      <path className="fill-scene-crop" d="M0 330q120-30 240-14L150 420H0z" />
      <path
        className="fill-none stroke-scene-near"
        strokeWidth="4"
        opacity=".6"
        d="M0 344q100-24 216-14M0 362q90-22 196-12M0 380q80-18 178-10M0 400q70-16 160-8"
      />
      <Cane />
      <path
        className="fill-scene-earth"
        d="M600 330q-190-6-250 28-60 34-110 62h90q40-34 90-46 80-20 180-14z"
      />
      <path
        className="fill-none stroke-scene-wall"
        strokeWidth="4"
        strokeDasharray="18 14"
        d="M600 345q-160-6-216 22-44 22-86 53"
      />
      <Truck />
    </svg>
  )
}

function Panels() {
  return (
    <g>
      <path
        className="fill-deep"
        d="m392 214 34-6 10 20-34 6zm46-8 34-4 10 20-34 4zm46-5 34-2 10 20-34 2zM404 240l34-6 10 20-34 6zm46-8 34-4 10 20-34 4zm46-5 34-2 10 20-34 2z"
      />
      <path
        className="fill-none stroke-scene-water"
        strokeWidth="2"
        d="m397 224 34-6m12-2 34-4m12-1 34-2M409 250l34-6m12-2 34-4m12-1 34-2m-126-14 10 20m36-26 10 20m36-23 10 20"
      />
    </g>
  )
}

function Mill() {
  return (
    <g transform="translate(214 196)">
      <path
        className="fill-scene-wall"
        opacity=".8"
        d="M22 8Q8-8 20-22-4-40 18-62q-2 26 14 34Q44-8 32 8z"
      />
      <path className="fill-scene-roof" d="M20 8h16v82H20z" />
      <path className="fill-scene-wall" d="M20 24h16v8H20zM0 62h120v44H0z" />
      <path className="fill-scene-roof" d="M-6 64 14 42l20 20 20-20 20 20 20-20 32 22z" />
      <path className="fill-scene-near" d="M48 80h24v26H48z" />
      <path className="fill-scene-water" d="M10 76h24v12H10zm76 0h24v12H86z" />
      <path className="fill-scene-far" d="M126 58q16-10 32 0v48h-32z" />
      <path className="fill-scene-wall" d="M126 70h32v4h-32zm0 18h32v4h-32z" />
    </g>
  )
}

/** Stalks in front, where the visitor stands. */
function Cane() {
  return (
    <>
      <path
        className="fill-none stroke-scene-near"
        strokeWidth="7"
        d="M26 420q-4-60 4-116M58 420q2-60-4-104M92 420q-2-50 4-88M124 420q2-40-2-70"
      />
      <path
        className="fill-scene-near"
        d="M30 306q-26-16-30-44 26 14 30 44zm0 0q18-26 48-28-18 24-48 28zm24 12q-14-28-8-52 18 22 8 52zm42 16q-22-18-22-44 22 16 22 44zm0 0q14-22 40-22-14 20-40 22zm26 18q-10-22-4-42 14 18 4 42z"
      />
    </>
  )
}

function Truck() {
  return (
    <g transform="translate(452 306)">
      <path className="fill-scene-wall" d="M0 0h70v40H0z" />
      <path className="fill-scene-roof" d="M74 12h22l14 16v14H74z" />
      <path className="fill-scene-water" d="M80 16h14l8 12H80z" />
      <path className="fill-scene-near" d="M8 8h54v8H8zm0 12h38v6H8z" />
      <path
        className="fill-deep"
        d="M0 40h112v5H0zm10 7a10 10 0 0 1 20 0 10 10 0 0 1-20 0zm72 0a10 10 0 0 1 20 0 10 10 0 0 1-20 0z"
      />
    </g>
  )
}
