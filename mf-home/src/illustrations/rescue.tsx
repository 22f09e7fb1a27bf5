import { Backdrop } from './backdrop.tsx'
import { Person, Pine } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'

/** The rescue team on a mountain road, below the radio tower that carries its calls. */
export function RescueScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Backdrop range="ridge" />
      <path
        className="fill-scene-mid"
        d="M0 330q180-40 300-24 90-40 150-90l40-32 34 16 50-8 46 50 60 20 120-10v208H0z"
      />
      <path
        className="fill-scene-near"
        opacity=".5"
        d="m490 184 34 16 16 56-30 40 20 60-70-30 10-60-16-40zm130 58 60 20-24 44 26 50-70-40z"
      />
      <g transform="translate(500 192)">
        <path
          className="fill-none stroke-scene-roof"
          strokeWidth="5"
          strokeLinecap="round"
          d="M16-88q14-14 0-28m14 40q28-26 0-52m14 64q42-38 0-76M-16-88q-14-14 0-28m-14 40q-28-26 0-52m-14 64q-42-38 0-76"
        />
        <path
          className="fill-none stroke-scene-near"
          strokeWidth="4"
          d="M-24 4 0-102 24 4M-23 0l41-20-31-20 22-20-13-20"
        />
        <circle className="fill-scene-sun" cy="-102" r="8" />
      </g>
      <path className="fill-scene-near" d="M0 344q200-40 420-14t380-26v146H0z" />
      <path
        className="fill-scene-wall"
        opacity=".75"
        d="M0 420q240-60 440-46t360-42v44q-180 42-350 44t-340 30H0z"
      />
      <path
        className="fill-scene-crop"
        d="m70 430 60-12 2 6-60 12zm130-26 60-7 1 6-60 7zm140-10 60-2v6l-60 2z"
      />
      <g transform="translate(104 4)">
        <path
          className="fill-scene-wall"
          d="M300 316q2-8 10-8h112q10 0 16 8l24 30 34 8q8 2 8 10v22H300z"
        />
        <path className="fill-scene-roof" d="M300 354h204v14H300zm84-56h22v10h-22z" />
        <path className="fill-scene-water" d="M402 318h18q6 0 10 6l16 22h-44zm-24 0h14v28h-14z" />
        <path className="fill-scene-near" d="M334 314h12v10h10v12h-10v10h-12v-10h-10v-12h10z" />
        <path className="fill-scene-sun" opacity=".4" d="m384 300-40-16v30zm22 0 40-16v30z" />
        <path
          className="fill-deep"
          d="M326 388a18 18 0 0 1 36 0 18 18 0 0 1-36 0zm116 0a18 18 0 0 1 36 0 18 18 0 0 1-36 0z"
        />
        <path
          className="fill-scene-far"
          d="M337 388a7 7 0 0 1 14 0 7 7 0 0 1-14 0zm116 0a7 7 0 0 1 14 0 7 7 0 0 1-14 0z"
        />
      </g>
      <path className="fill-none stroke-scene-crop" strokeWidth="4" d="M646 234q26 30 12 66" />
      <Person at={[656, 328]} scale={0.8} shirt="clay" hat="helmet" arms="up" />
      <Person at={[640, 400]} scale={1.3} shirt="clay" hat="helmet" />
      <Person at={[754, 392]} scale={1.3} shirt="clay" hat="helmet" />
      <path className="fill-scene-crop" d="M648 348h98v9h-98z" />
      <path className="fill-scene-water" d="M662 340q36-14 72 0v8h-72z" />
      <Pine at={[60, 356]} scale={1.5} />
      <Pine at={[112, 352]} scale={1.9} />
      <Pine at={[300, 344]} scale={1.3} />
      <Pine at={[250, 350]} scale={1.7} />
    </Scene>
  )
}
