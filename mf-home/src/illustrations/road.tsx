import { Backdrop } from './backdrop.tsx'
import { Palm, Pine } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'

/** A new farm-to-market road, winding up to a barangay. */
export function RoadScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Backdrop sun={[220, 150]} />
      <path className="fill-scene-mid" d="M0 296q150-70 330-30 120-70 240-60t230-10v254H0z" />
      <path className="fill-scene-field" d="M0 350q180-60 340-40 160-60 460-50v190H0z" />
      <path className="fill-scene-wall" d="M560 230h36v26h-36zm56-12h36v30h-36zm54 14h32v24h-32z" />
      <path
        className="fill-scene-roof"
        d="m552 232 26-20 26 20zm56-12 26-22 26 22zm56 14 22-18 22 18z"
      />
      <path
        className="fill-scene-wall"
        d="M612 256q-120 10-120 42t130 38q64 8 26 28-80 34-330 40-150 8-168 48h200q50-36 250-44 208-12 214-68-4-38-116-46-84-6-84-22t28-16z"
      />
      <path
        className="fill-none stroke-scene-crop"
        strokeWidth="5"
        strokeDasharray="22 16"
        d="M236 446q60-30 260-36 206-8 222-58-4-32-116-42-90-8-82-30"
      />
      <path className="fill-scene-crop" d="M520 446q140-30 280-36v40H520z" />
      <path
        className="fill-none stroke-scene-near"
        strokeWidth="4"
        d="M470 340q80-20 150-14m-170 30q80-20 164-16"
      />
      <g>
        <path className="fill-scene-roof" d="M330 360h44v30h-56l-20-4v-14h32z" />
        <path
          className="fill-deep"
          d="M334 338h40v6h-40zm2 6h4v16h-4zm30 0h4v16h-4zm-60 14h5v16h-5z"
        />
        <circle className="fill-deep" cx="362" cy="390" r="20" />
        <circle className="fill-scene-crop" cx="362" cy="390" r="9" />
        <circle className="fill-deep" cx="308" cy="394" r="12" />
      </g>
      <Pine at={[60, 350]} scale={1.6} />
      <Pine at={[120, 342]} scale={2} />
      <Pine at={[430, 300]} />
      <Palm at={[756, 330]} scale={1.7} />
    </Scene>
  )
}
