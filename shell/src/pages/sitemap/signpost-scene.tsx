/** Decoration: a signpost where paths part, among terraces. */
export function SignpostScene() {
  return (
    <svg viewBox="0 0 400 260" aria-hidden="true">
      <path className="fill-scene-sky" d="M0 0h400v260H0z" />
      <g className="fill-scene-sun">
        <circle cx="320" cy="60" r="44" opacity=".3" />
        <circle cx="320" cy="60" r="27" />
      </g>
      <path className="fill-scene-far" d="m0 140 58-48 36 24 60-64 52 56 38-22 72 56 84-40v92H0z" />
      <path className="fill-scene-mid" d="M0 160q90-34 190-8t210-10v70H0z" />
      <path className="fill-scene-field" d="M0 184q120-22 400-4v80H0z" />
      <path
        className="fill-none stroke-scene-near"
        strokeWidth="3"
        opacity=".5"
        d="M0 200q60-12 120-12M0 220q70-14 110-12M400 196q-60-8-110-6M400 218q-50-10-90-8"
      />
      <path
        className="fill-scene-earth"
        d="M176 260q10-40 20-48-40-14-116-26h40q66 8 92 16 30-12 108-20h34q-80 14-112 30 8 10 26 48z"
      />
      <path className="fill-scene-near" d="M204 64h12v164h-12z" />
      <path className="fill-scene-roof" d="M206 78h94l18 15-18 15h-94z" />
      <path className="fill-scene-sun" d="M214 116h-92l-18 15 18 15h92z" />
      <path className="fill-scene-water" d="M206 154h78l16 14-16 14h-78z" />
      <path
        className="fill-none stroke-deep"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".6"
        d="M222 93h58M134 131h62M222 168h44"
      />
      <circle className="fill-scene-sun" cx="210" cy="60" r="9" />
      <path
        className="fill-scene-near"
        d="M52 226q-20-12-16-42 4-28 16-28t16 28q4 30-16 42zM356 240q-18-10-14-36 4-24 14-24t14 24q4 26-14 36z"
      />
    </svg>
  )
}
