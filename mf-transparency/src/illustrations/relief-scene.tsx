import { Scene } from './scene.tsx'

/** The treatment facility, and packs of food on their way to the families. */
export function ReliefScene() {
  return (
    <Scene>
      <path className="fill-scene-field" d="M0 192q110-24 206-8t194-10v106H0z" />
      <g transform="translate(150 92)">
        <path className="fill-scene-wall" d="M0 36h210v82H0z" />
        <path className="fill-scene-roof" d="M-14 40 14 8h182l28 32z" />
        <path className="fill-scene-near" d="M90 64h32v54H90z" />
        <path
          className="fill-scene-water"
          d="M16 60h22v22H16zm34 0h22v22H50zm90 0h22v22h-22zm34 0h22v22h-22z"
        />
        <circle className="fill-scene-wall" cx="106" cy="24" r="15" />
        <path className="fill-scene-roof" d="M102 14h8v6h6v8h-6v6h-8v-6h-6v-8h6z" />
        <path className="fill-scene-far" d="M0 112h90v6H0zm122 0h88v6h-88z" />
      </g>
      <path className="fill-scene-crop" d="M238 210h42l22 70H206z" opacity=".7" />
      <g>
        <path className="fill-scene-earth" d="M24 218h62v48H24zm16-40h50v40H40z" />
        <path className="fill-scene-crop" d="M24 218h62v12H24zm16-40h50v10H40z" />
        <path className="fill-scene-wall" d="M50 218h10v48H50zm10-40h9v40h-9z" />
        <path className="fill-scene-roof" d="M96 226h50v40H96z" />
        <path className="fill-scene-sun" d="M96 226h50v9H96z" />
        <path className="fill-scene-wall" d="M116 226h9v40h-9z" />
      </g>
      <g>
        <path className="fill-deep" d="M178 236h18l-2 32h-5l-2-20-2 20h-5z" />
        <path className="fill-scene-water" d="M175 210q12-6 24 0l-3 28h-18z" />
        <circle className="fill-scene-earth" cx="187" cy="199" r="9" />
        <path className="fill-scene-crop" d="M172 197q15-24 30 0z" />
        <path className="fill-scene-earth" d="M166 222h26v18h-26z" />
      </g>
    </Scene>
  )
}
