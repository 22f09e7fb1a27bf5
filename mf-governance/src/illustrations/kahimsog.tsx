import { Backdrop, Person, Tree } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'

/** A barangay health station: a midwife weighs a baby in a sling, families wait in the shade. */
export function KahimsogScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Backdrop sun={[548, 84]} />
      <path className="fill-scene-field" d="M0 266q170-20 330-8t310-8v110H0z" />
      <path className="fill-scene-wall" d="M64 160h300v120H64z" />
      <path className="fill-scene-roof" d="m40 164 44-48h260l44 48z" />
      <path className="fill-scene-near" d="M64 266h300v14H64z" />
      <path className="fill-scene-water" d="M88 186h58v46H88zm194 0h58v46h-58z" />
      <path className="fill-scene-wall" d="M115 186h4v46h-4zm194 0h4v46h-4z" />
      <path className="fill-scene-mid" d="M184 186h60v94h-60z" />
      <path className="fill-scene-near" d="M212 186h4v94h-4z" />
      <circle className="fill-scene-wall" cx="214" cy="142" r="19" />
      <path className="fill-scene-roof" d="M208 130h12v6h6v12h-6v6h-12v-6h-6v-12h6z" />
      <path className="fill-scene-wall" opacity=".8" d="M170 282h90l60 78H110z" />
      <Tree at={[588, 272]} scale={1.55} />
      <g>
        <path className="fill-scene-earth" d="M404 168h6v168h-6zm-44-4h94v8h-94z" />
        <circle className="fill-scene-wall" cx="430" cy="188" r="15" />
        <path className="fill-scene-roof" d="m429 190-2-13h4z" />
        <path
          className="fill-none stroke-scene-earth"
          strokeWidth="2.500"
          d="M430 203v14m0 0-18 22m18-22 18 22"
        />
        <path className="fill-scene-sun" d="M408 236h44q2 28-22 28t-22-28z" />
        <circle className="fill-scene-earth" cx="430" cy="234" r="9" />
        <path className="fill-deep" d="M421 233q1-9 9-9t9 9q-9-5-18 0z" />
      </g>
      <Person at={[380, 338]} scale={1.65} shirt="white" skirt />
      <path className="fill-scene-roof" d="M377 228h6v4h4v5h-4v4h-6v-4h-4v-5h4z" />
      <Person at={[484, 338]} scale={1.6} shirt="clay" skirt />
      <path className="fill-scene-earth" d="M526 308h100v8H526zm8 8h8v26h-8zm76 0h8v26h-8z" />
      <Person at={[556, 338]} scale={1.35} shirt="water" />
      <Person at={[596, 340]} scale={1.3} shirt="gold" skirt />
      <Person at={[148, 320]} scale={1.35} shirt="green" skirt />
      <Person at={[178, 322]} scale={0.85} shirt="clay" arms="up" />
      <path
        className="fill-scene-near"
        d="M30 354q-6-26 6-36 10 12 4 36zm16 0q-2-22 14-30 6 16-4 30zm-28 0q-8-14-4-26 12 8 12 26zm72 0q-4-24 8-32 8 12 2 32zm14 0q0-18 12-24 6 14-2 24z"
      />
      <path className="fill-scene-earth" d="M4 350h124v10H4z" />
    </Scene>
  )
}
