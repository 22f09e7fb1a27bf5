/**
 * The mayor in a barong before terraces and mountains: a drawn likeness of nobody, to be replaced
 * by the portrait of the mayor in office. `title` says what it shows.
 */
export function MayorPortrait({ title, className }: { title: string; className?: string }) {
  return (
    <svg viewBox="0 0 400 480" role="img" aria-label={title} className={className}>
      <path className="fill-scene-sky" d="M0 0h400v480H0z" />
      <circle className="fill-scene-sun" cx="304" cy="112" r="74" opacity=".3" />
      <circle className="fill-scene-sun" cx="304" cy="112" r="46" />
      <path
        className="fill-scene-far"
        d="m0 236 56-52 34 22 62-74 48 58 40-26 60 62 44-34 56 48v240H0z"
      />
      <path className="fill-scene-mid" d="M0 276q70-40 150-16t130-8 120 4v224H0z" />
      <g className="stroke-scene-near" strokeWidth="4">
        <path className="fill-scene-field" d="M-6 318q110-34 210-14t204-16v200H-6z" />
        <path className="fill-scene-crop" d="M-6 352q110-32 210-12t204-14v160H-6z" />
        <path className="fill-scene-field" d="M-6 388q110-30 210-10t204-12v120H-6z" />
      </g>
      <path
        className="fill-scene-wall"
        d="M46 480q4-104 62-124 44-14 64-24h56q20 10 64 24 58 20 62 124z"
      />
      <path
        className="fill-scene-crop"
        opacity=".4"
        d="M46 480q4-104 62-124l12-4q-38 34-40 128zm308 0q-4-104-62-124l-12-4q38 34 40 128z"
      />
      <path fill="#a9683f" d="M168 284h64v52q-32 34-64 0z" />
      <path fill="#93552f" d="M168 296q32 34 64 0v20q-32 30-64 0z" />
      <path fill="#b97a4c" d="M132 208q-12-4-10 16 3 22 18 22zm136 0q12-4 10 16-3 22-18 22z" />
      <path fill="#b97a4c" d="M132 196q-4-84 68-84t68 84q0 62-28 92-40 34-80 0-28-30-28-92z" />
      <path
        fill="#26282a"
        d="M128 210q-18-112 72-118 92 4 72 118-4-30-16-50-40 2-66-20-14 24-48 28-10 18-14 42z"
      />
      <path
        fill="#6b6f70"
        d="M128 210q-5-32 0-58 6 22 14 16-10 18-14 42zm144 0q5-32 0-58-6 22-14 16 10 18 14 42z"
      />
      <g fill="#26282a">
        <path d="M150 196q16-12 36-2l-1 5q-18-7-33 2zm64-2q20-10 36 2l-2 5q-15-9-33-2z" />
        <ellipse cx="170" cy="216" rx="6" ry="7" />
        <ellipse cx="230" cy="216" rx="6" ry="7" />
      </g>
      <path
        fill="none"
        stroke="#26282a"
        strokeWidth="3.5"
        d="M150 208h40v12q-2 16-20 16t-20-16zm60 0h40v12q-2 16-20 16t-20-16zm-20 4q10-6 20 0m-60-2-16-4m116 4 16-4"
      />
      <path
        fill="none"
        stroke="#93552f"
        strokeLinecap="round"
        strokeWidth="4"
        d="M200 222l-7 26q7 5 15 0"
      />
      <path fill="#fff8ec" d="M170 264q30 12 60 0-8 22-30 22t-30-22z" />
      <path
        fill="none"
        stroke="#7c3f28"
        strokeLinecap="round"
        strokeWidth="4"
        d="M166 262q34 16 68 0"
      />
      <path className="fill-scene-wall" d="m168 322-20 12 28 46 24-34zm64 0 20 12-28 46-24-34z" />
      <path
        className="fill-none stroke-scene-crop"
        strokeWidth="3"
        d="m148 334 28 46 24-34 24 34 28-46M200 348v132"
      />
      <g className="fill-none stroke-scene-crop" strokeWidth="2.5">
        <path d="M168 392v88m64-88v88m-52-84 10 12-10 12 10 12-10 12 10 12-10 12 10 12m30-84-10 12 10 12-10 12 10 12-10 12 10 12-10 12" />
      </g>
      <g className="fill-scene-crop">
        <circle cx="200" cy="380" r="4" />
        <circle cx="200" cy="416" r="4" />
        <circle cx="200" cy="452" r="4" />
      </g>
      <circle className="fill-scene-near" cx="284" cy="404" r="13" />
      <circle className="fill-scene-sun" cx="284" cy="404" r="8" />
    </svg>
  )
}
