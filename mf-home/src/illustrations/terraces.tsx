import { Backdrop } from './backdrop.tsx'
import { Carabao, Palm, Person } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'

/** Rice terraces below the range at sunrise. It stands in the document itself: keep it under 5 kB. */
export function TerracesScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Backdrop sun={[560, 170]} />
      <path
        className="fill-scene-mid"
        d="M0 306q70-50 130-40 46-34 96 2 50 30 110 26 60-38 130-20 70-62 148-50 60-28 186 34V450H0z"
      />
      <path className="fill-scene-near" d="M0 316q60-34 120-10 70 30 150 34l90 110H0z" />
      <g className="stroke-scene-near" strokeWidth="7">
        <path
          className="fill-scene-field"
          d="M830 236q-70-16-128 8-40 18-98 20-64 4-110 34-54 34-150 34-96 4-164 40-100 30-190 40v60h840z"
        />
        <path
          className="fill-scene-crop"
          d="M830 262q-74-12-122 10-42 20-94 20-66 6-112 36-52 32-140 32-104 4-190 44-80 20-182 30v40h840z"
        />
        <path
          className="fill-scene-water"
          d="M830 290q-70-10-116 12-46 20-96 22-64 4-104 32-54 34-136 34-110 2-214 50l-70 30h740z"
        />
        <path
          className="fill-scene-field"
          d="M830 320q-64-8-110 12-46 22-98 24-60 4-98 30-54 34-132 36-90 2-150 48h592z"
        />
        <path
          className="fill-scene-crop"
          d="M830 352q-60-6-104 14-44 20-98 22-56 4-92 30-36 26-96 42l-20 20h420z"
        />
        <path
          className="fill-scene-water"
          d="M830 384q-52-4-98 16-40 18-98 22-44 4-70 28l-10 20h280z"
        />
        <path className="fill-scene-field" d="M830 418q-50-4-96 18l-40 34h140z" />
      </g>
      <path
        className="fill-scene-sun"
        opacity=".75"
        d="M540 332h48v4h-48zm38 9h34v4h-34zm80 70h44v4h-44zm22 9h28v4h-28zM300 396h40v4h-40z"
      />
      <path className="fill-scene-near" d="M0 372q100 0 200 78H0z" />
      <Palm at={[744, 244]} scale={0.9} />
      <Palm at={[780, 246]} scale={0.6} />
      <path className="fill-scene-wall" d="M664 244h40v22h-40z" />
      <path className="fill-scene-roof" d="m654 246 16-26h28l16 26z" />
      <path className="fill-scene-near" d="M680 250h9v16h-9z" />
      <Carabao at={[452, 366]} scale={1.05} />
      <Person at={[424, 372]} scale={0.8} shirt="clay" hat="salakot" />
    </Scene>
  )
}
