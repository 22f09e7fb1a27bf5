import { Palm, Tree } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'
import { Sky } from './sky.tsx'

/** A two-storey house with a veranda, in a garden off the highway. */
export function PensionScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Sky sun={[520, 90]} />
      <path className="fill-scene-mid" d="M0 236q160-40 320-16t320-10v150H0z" />
      <path className="fill-scene-field" d="M0 290q160-20 330-6t310-8v84H0z" />
      <Tree at={[96, 306]} scale={2.2} />
      <path className="fill-scene-wall" d="M190 160h250v142H190z" />
      <path className="fill-scene-roof" d="m166 164 60-64h178l60 64zm14 68h270v12H180z" />
      <path
        className="fill-scene-water"
        d="M216 178h38v34h-38zm80 0h38v34h-38zm80 0h38v34h-38zM216 256h38v30h-38zm160 0h38v30h-38z"
      />
      <path className="fill-scene-near" d="M294 250h42v52h-42z" />
      <path
        className="fill-scene-earth"
        d="M180 244h8v58h-8zm82 0h8v58h-8zm98 0h8v58h-8zm82 0h8v58h-8zM172 300h286v10H172z"
      />
      <path className="fill-scene-wall" opacity=".9" d="M296 310h40q14 24 60 50H246q42-24 50-50z" />
      <path className="fill-scene-sun" d="M474 250h56v26h-56zm26 26h4v32h-4z" />
      <Palm at={[578, 320]} scale={1.8} />
    </Scene>
  )
}

/** A small inn on the edge of the ridge, above the valley. */
export function RidgeInnScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Sky sun={[150, 110]} />
      <path className="fill-scene-mid" d="M0 240q140-30 300-10t340-10v140H0z" />
      <path className="fill-scene-field" d="M0 270q120-20 240-4t240 0v94H0z" />
      <path className="fill-scene-water" d="M60 262q80 10 60 34T40 360h70q10-40 70-66t-40-36z" />
      <path className="fill-scene-near" d="M640 236q-120-4-220 22-90 20-150 102h370z" />
      <path className="fill-scene-roof" d="m356 268 104-168 104 168z" />
      <path className="fill-scene-wall" d="m400 268 60-98 60 98z" />
      <path className="fill-scene-water" d="m434 226 26-42 26 42z" />
      <path className="fill-scene-near" d="M446 234h28v34h-28z" />
      <path
        className="fill-scene-earth"
        d="M330 266h260v10H330zm10 10h8v40h-8zm220 0h8v26h-8zm-110 0h8v20h-8z"
      />
      <path
        className="fill-none stroke-scene-wall"
        strokeWidth="4"
        d="M332 244h56m144 0h56m-254 0v24m28-24v24m168-24v24m28-24v24"
      />
      <Tree at={[606, 250]} scale={1.7} />
      <Tree at={[322, 316]} />
    </Scene>
  )
}

/** Cottages beside the pool that a spring fills. */
export function CottagesScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Sky sun={[316, 84]} />
      <path className="fill-scene-mid" d="M0 210q110-50 240-10 150-50 240-6 90-30 160-2v168H0z" />
      <Tree at={[60, 262]} scale={2} />
      <Tree at={[590, 262]} scale={2.2} />
      <Tree at={[330, 240]} scale={1.4} />
      <path className="fill-scene-field" d="M0 256q160-20 330-8t310-8v120H0z" />
      <Cottage x={130} />
      <Cottage x={380} />
      <path
        className="fill-scene-earth"
        d="M70 312q40-24 250-24t260 26q30 30 14 46H50q-10-28 20-48z"
      />
      <path
        className="fill-scene-water"
        d="M94 320q40-18 226-18t234 20q24 24 10 38H76q-6-24 18-40z"
      />
      <path
        className="fill-scene-wall"
        opacity=".6"
        d="M180 320h70v4h-70zm90 20h90v4h-90zm120-14h70v4h-70zM150 344h50v4h-50z"
      />
      <path className="fill-scene-roof" d="M430 342a16 16 0 0 1 32 0z" />
    </Scene>
  )
}

function Cottage({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 170)`}>
      <path className="fill-scene-earth" d="M14 60h8v56h-8zm100 0h8v56h-8zM4 92h128v8H4z" />
      <path className="fill-scene-wall" d="M22 76h92v16H22z" />
      <path className="fill-scene-crop" d="M-14 62 40 0h56l54 62z" />
      <path
        className="fill-scene-earth"
        opacity=".5"
        d="M-14 62 40 0h8L6 62zm52 0L60 0h8L58 62zm60 0L76 0h8l34 62z"
      />
    </g>
  )
}
