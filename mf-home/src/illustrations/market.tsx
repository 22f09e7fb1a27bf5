import { Person } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'

const heap = 'm0 0q2-26 26-30 8-14 22-4 26 4 28 34z'

/** A morning at the public market: vegetables, pineapples, corn and rice of the highlands. */
export function MarketScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <path className="fill-scene-sky" d="M0 0h800v450H0z" />
      <path
        className="fill-scene-far"
        d="m0 180 70-50 52 30 74-64 62 50 120-30 70-30 66 40 92-66 58 36 136 50v200H0z"
      />
      <path className="fill-scene-far" d="M0 170h800v190H0z" />
      <path className="fill-scene-mid" d="M0 240h800v8H0zm0 44h800v8H0z" opacity=".6" />
      <path
        className="fill-scene-near"
        d="M60 170h10v270H60zm330 0h10v270h-10zm340 0h10v270h-10z"
      />
      <g className="fill-scene-roof">
        <path d="M20 110h52l-14 78H-6zm104 0h52l-4 78h-60zm104 0h52l8 78h-58zm104 0h54l18 78h-58zm108 0h50l-14 78h-60zm100 0h52l-4 78h-60zm104 0h52l8 78h-58zm104 0h54l18 78h-58z" />
      </g>
      <g className="fill-scene-sun">
        <path d="M72 110h52l-12 78H58zm104 0h52l2 78h-58zm104 0h52l14 78h-58zm106 0h54l-14 78h-26zm104 0h50l-4 78h-60zm102 0h52l2 78h-58zm104 0h52l14 78h-58z" />
      </g>
      <path
        className="fill-scene-wall"
        d="M0 186q30 18 58 0t54 0 58 0 60 0 58 0 58 0 54 0 60 0 54 0 58 0 58 0 58 0 58 0 58 0v10H0z"
      />
      <Person at={[160, 330]} scale={1.7} shirt="green" />
      <Person at={[300, 330]} scale={1.7} shirt="gold" hat="salakot" />
      <Person at={[500, 330]} scale={1.7} shirt="clay" />
      <Person at={[650, 330]} scale={1.7} shirt="water" hat="salakot" />
      <path className="fill-scene-earth" d="M0 320h800v130H0z" />
      <path className="fill-scene-crop" d="M0 320h800v14H0z" />
      <g className="fill-scene-near">
        <path transform="translate(84 320) scale(1.1)" d={heap} />
        <path transform="translate(440 320)" d={heap} />
        <path d="M250 288q-14-26 4-30 0-16 10-22 10 6 10 22 18 4 4 30zm50 0q-14-26 4-30 0-16 10-22 10 6 10 22 18 4 4 30z" />
      </g>
      <g className="fill-scene-sun">
        <path d="M244 320q-4-36 20-36t20 36zm50 0q-4-36 20-36t20 36z" />
        <path transform="translate(560 320)" d={heap} />
      </g>
      <path className="fill-scene-roof" transform="translate(180 320) scale(.75)" d={heap} />
      <path className="fill-scene-field" transform="translate(350 320)" d={heap} />
      <path className="fill-scene-wall" d="M690 320q-10-40 10-56h40q20 16 10 56z" />
      <path className="fill-scene-roof" d="M698 284h44v8h-44zM14 320q6-30 30-32t36 32z" />
      <path className="fill-deep" opacity=".2" d="M0 334h800v8H0zm0 52h800v5H0z" />
      <path
        className="fill-scene-crop"
        d="M60 372h150v78H60zm190 0h150v78H250zm190 0h150v78H440zm190 0h150v78H630z"
      />
      <path
        className="fill-scene-earth"
        d="M60 392h150v6H60zm0 26h150v6H60zm190-26h150v6H250zm0 26h150v6H250zm190-26h150v6H440zm0 26h150v6H440zm190-26h150v6H630zm0 26h150v6H630z"
      />
      <path
        className="fill-scene-roof"
        d="M72 372q6-24 26-20 12-12 24 0 12-10 24 2 12-10 24 2 20-4 26 16zm380 0q6-24 26-20 12-12 24 0 12-10 24 2 12-10 24 2 20-4 26 16z"
      />
      <path
        className="fill-scene-field"
        d="M262 372q6-24 26-20 12-12 24 0 12-10 24 2 12-10 24 2 20-4 26 16zm380 0q6-24 26-20 12-12 24 0 12-10 24 2 12-10 24 2 20-4 26 16z"
      />
    </Scene>
  )
}
