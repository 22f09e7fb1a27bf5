import { Hut, Palm } from './motifs.tsx'

/**
 * The whole valley for the head of the section: ridge and springs, terraces, the town, cane fields
 * and the road that leads in. 1440 wide; on a phone its middle shows.
 */
export function ValleyScene({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 480"
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path className="fill-scene-sky" d="M0 0h1440v480H0z" />
      <g className="fill-scene-sun" transform="translate(1010 160)">
        <circle r="180" opacity=".14" />
        <circle r="120" opacity=".25" />
        <circle r="66" />
      </g>
      <path
        className="fill-scene-wall"
        opacity=".6"
        d="M1150 110q6-18 26-16 12-22 38-14 20-12 34 6 26-4 30 24zm-260-46q5-14 20-13 9-17 30-11 16-10 27 5 21-3 24 19z"
      />
      <path
        className="fill-scene-far"
        d="m0 214 70-62 40 26 84-88 56 48 34-20 90 76 62-36 74 40 96-60 52 36 70-50 60 44 34-16 98 60 70-46 80 54 74-70 46 30 90-76 60 44 100-50V350H0z"
      />
      <path
        className="fill-scene-mid"
        opacity=".45"
        d="m0 290 96-54 70 34 104-70 86 54 52-24 118 66 98-38 92 44 126-64 82 44 62-32 134 50 90-44 110 52 120-58v120H0z"
      />
      <path
        className="fill-scene-mid"
        d="M0 236q120-60 220-12 90 20 180 76h700q80-70 210-84 70-40 130-24v294H0z"
      />
      <path
        className="fill-scene-near"
        d="M60 262q-10-40 24-44 6-30 42-22 26-16 42 10 34 0 30 32 12 24-14 24zm236 44q-14-34 16-38 16-24 42-4 34 0 30 42z"
      />
      <path
        className="fill-scene-water"
        d="M246 226q14-5 28 0l6 66q20 26 64 36l-20 20h-90l-8-60z"
      />
      <path
        className="fill-scene-wall"
        opacity=".8"
        d="m252 230 2 66h-6l-2-64zm10-1 4 72h-7l-2-72zm9 2 5 60h-6l-3-60z"
      />
      <g className="stroke-scene-near" strokeWidth="5">
        <path
          className="fill-scene-crop"
          d="M1450 216q-80-22-130 22-30 28-80 26-44 8-66 38-60 0-110 34v80h400z"
        />
        <path
          className="fill-scene-field"
          d="M1450 248q-70-20-110 18-30 28-76 28-46 8-62 38-60 2-120 36v60h380z"
        />
        <path
          className="fill-scene-water"
          d="M1450 284q-56-16-92 16-30 28-76 28-42 8-58 38-60 4-120 40v40h356z"
        />
        <path
          className="fill-scene-crop"
          d="M1450 322q-44-12-74 12-30 28-72 28-42 8-58 38-50 6-100 44h320z"
        />
        <path
          className="fill-scene-field"
          d="M1450 362q-34-10-58 12-30 28-66 28-40 10-60 46h190z"
        />
      </g>
      <Hut at={[1296, 242]} />
      <path className="fill-scene-field" d="M0 346q180-50 420-30t400-6 340 26 280 86v58H0z" />
      <path
        className="fill-scene-wall"
        d="M690 276h54v44h-54zm-22-26h20v70h-20zm-60 38h44v32h-44zm150 4h40v28h-40zm56-8h50v36h-50zm-256 12h34v24h-34z"
      />
      <path
        className="fill-scene-roof"
        d="m684 278 33-24 33 24zm-20-28 14-22 14 22zm-62 40 28-18 28 18zm150 4 26-16 26 16zm56-8 31-20 31 20zm-256 10 23-14 23 14z"
      />
      <path
        className="fill-scene-near"
        d="M710 320v-20q7-10 14 0v20zm-36-60q4-6 8 0v12h-8zm-48 40h10v20h-10zm146 4h10v16h-10zm60-4h14v20h-14zm44 24q-14-22 8-28 10-16 26-2 24 4 14 30zm-300 0q-12-20 6-24 12-12 22 2 16 4 8 22z"
      />
      <path
        className="fill-scene-crop"
        d="M0 380q200-44 420-34L300 480H0zm1120 100q-60-60-150-126 150-10 250 16 120 30 160 110z"
      />
      <path
        className="fill-none stroke-scene-near"
        strokeWidth="4"
        opacity=".5"
        d="M0 404q180-40 392-36M0 430q170-34 366-34M0 458q150-26 340-30m660-56q120-6 240 20M1050 404q110-4 230 24M1080 440q110-2 220 22"
      />
      <path className="fill-scene-wall" d="M716 320h16q-8 40 36 70t60 90H620q16-54 60-88t36-72z" />
      <g transform="translate(650 398)">
        <path className="fill-scene-roof" d="M0 6q0-12 14-12h74q14 0 18 12l8 20v18H0z" />
        <path className="fill-scene-sun" d="M0 26h114v7H0z" />
        <path
          className="fill-scene-sky"
          d="M8 2h20v16H8zm26 0h20v16H34zm26 0h20v16H60zm26 0h8l8 16H86z"
        />
        <path
          className="fill-deep"
          d="M12 44a12 12 0 0 1 24 0 12 12 0 0 1-24 0zm66 0a12 12 0 0 1 24 0 12 12 0 0 1-24 0z"
        />
      </g>
      <Palm at={[500, 402]} scale={1.6} />
      <Palm at={[940, 420]} scale={1.3} />
    </svg>
  )
}
