import { Backdrop, Person } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'

/** The harvest rides on a new road from the fields to the market stalls. */
export function KahigayunanScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Backdrop sun={[130, 88]} />
      <path className="fill-scene-field" d="M0 238q160-30 330-10t310-8v140H0z" />
      <path
        className="fill-none stroke-scene-near"
        strokeWidth="4"
        d="M0 252q120-24 250-12M0 270q100-22 220-12M0 290q90-20 190-10M460 226q90-4 180-8M500 242q70-2 140-6"
      />
      <path className="fill-scene-crop" d="m0 330 40-92q50-14 110-14l-70 136H0z" />
      <path
        className="fill-none stroke-scene-earth"
        strokeWidth="3"
        d="m20 330 46-94m-14 104 52-110m-24 116 56-116"
      />
      <path
        className="fill-scene-wall"
        d="M330 228h14q70 30 110 60 90 50 186 56v16H60q190-16 250-60 40-34 20-72z"
      />
      <path
        className="fill-scene-crop"
        d="m338 240 4 18-6 2 2-16zm4 32-4 18h-8l6-18zm-22 34-26 16h-12l28-16z"
      />
      <g>
        <path className="fill-scene-roof" d="M118 256h124v46H118z" />
        <path
          className="fill-scene-near"
          d="M118 258q4-18 20-16 6-14 22-8 12-12 26-2 16-6 24 8 18-2 20 18z"
        />
        <path className="fill-scene-sun" d="M148 248a8 8 0 1 1 16 0zm44 0a8 8 0 1 1 16 0z" />
        <path className="fill-scene-water" d="M244 244h40q14 0 20 26l10 6v28h-70z" />
        <path className="fill-scene-sky" d="M256 252h24q10 0 12 18h-36z" />
        <path className="fill-scene-wall" d="M118 286h124v4H118zm190-2h8v8h-8z" />
        <g className="fill-deep">
          <circle cx="152" cy="308" r="17" />
          <circle cx="280" cy="308" r="17" />
        </g>
        <g className="fill-scene-wall">
          <circle cx="152" cy="308" r="7" />
          <circle cx="280" cy="308" r="7" />
        </g>
      </g>
      <g>
        <path className="fill-scene-earth" d="M424 218h5v108h-5zm164 0h5v108h-5z" />
        <path className="fill-scene-roof" d="m412 224 18-36h32l-8 36zm92 0v-36h30l8 36z" />
        <path className="fill-scene-wall" d="m454 224 8-36h42v36zm88 0-8-36h34l20 36z" />
        <path className="fill-scene-earth" d="M430 282h156v42H430z" />
        <path className="fill-scene-crop" d="M424 276h168v9H424z" />
        <path className="fill-scene-sun" d="M440 276q-2-18 12-18t12 18zm28 0q-2-16 11-16t11 16z" />
        <path className="fill-scene-near" d="M500 276q-2-22 14-24 16 2 14 24z" />
        <path
          className="fill-scene-roof"
          d="M538 276a7 7 0 1 1 14 0zm14 0a7 7 0 1 1 14 0zm14 0a7 7 0 1 1 14 0zm-20-12a7 7 0 1 1 14 0zm14 0a7 7 0 1 1 14 0z"
        />
      </g>
      <Person at={[510, 282]} scale={0.95} shirt="white" skirt />
      <Person at={[402, 334]} scale={1.3} shirt="clay" skirt />
      <Person at={[366, 338]} scale={0.8} shirt="gold" arms="up" />
      <Person at={[54, 322]} scale={1.2} shirt="green" arms="up" />
      <path className="fill-scene-wall" d="M32 248 54 234l22 14z" />
    </Scene>
  )
}
