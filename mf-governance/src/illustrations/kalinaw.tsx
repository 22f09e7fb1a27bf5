import { House, Person, Tree } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'

/** A patrol of neighbors walks through the barangay at nightfall, under the lamps. */
export function KalinawScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path className="fill-deep" d="M0 0h640v360H0z" />
      <g className="fill-scene-water" opacity=".22">
        <path d="M0 60q320-30 640 0v190H0z" />
        <path d="M0 108q320-34 640 0v142H0z" />
        <path d="M0 152q320-34 640 0v98H0z" />
      </g>
      <circle className="fill-scene-sun" cx="520" cy="64" r="26" />
      <circle className="fill-deep" cx="532" cy="56" r="23" />
      <path
        className="fill-scene-wall"
        d="M90 44h4v4h-4zm90 26h3v3h-3zm110-34h4v4h-4zm100 40h3v3h-3zM36 96h3v3h-3zm560 30h3v3h-3zM240 96h3v3h-3z"
      />
      <path
        className="fill-scene-near"
        d="m0 206 70-44 40 20 70-52 60 46 50-24 70 40 60-36 70 30 60-44 90 52v166H0z"
      />
      <path className="fill-deep" d="M0 254q160-24 320-8t320-6v120H0z" />
      <House at={[108, 262]} scale={1.15} />
      <House at={[262, 254]} scale={0.9} />
      <House at={[556, 260]} scale={1.2} />
      <Tree at={[30, 268]} />
      <Tree at={[438, 256]} scale={0.8} />
      <path className="fill-scene-earth" d="M0 296q320-30 640-6v70H0z" />
      <path className="fill-scene-crop" opacity=".45" d="M0 322q320-22 640-2v4q-320-20-640 2z" />
      <g className="fill-scene-sun">
        <path opacity=".22" d="M184 176 110 330h148zM480 176l-74 154h148z" />
        <path d="M174 168h20l6 10h-32zm296 0h20l6 10h-32z" />
      </g>
      <path className="fill-scene-wall" d="M192 166h4v152h-4zm296 0h4v152h-4z" />
      <Person at={[282, 336]} scale={1.5} shirt="gold" />
      <Person at={[330, 340]} scale={1.45} shirt="water" skirt />
      <Person at={[378, 336]} scale={1.55} shirt="gold" />
      <g className="fill-scene-wall">
        <path d="m268 272 10 6-2 26h-8zm28 0-10 6 2 26h8zm68-4 10 6-2 26h-8zm28 0-10 6 2 26h8z" />
        <path d="M406 298h8v12h-8z" />
      </g>
      <path className="fill-scene-sun" opacity=".35" d="m412 302 110 10v40z" />
      <path
        className="fill-scene-crop"
        d="M222 342v-12l-10-2v-6h8l2-6 6 6h22l8-6-4 10-4 4v12h-4v-10h-18v10z"
      />
    </Scene>
  )
}
