import { Backdrop } from './backdrop.tsx'
import { Acacia, Banderitas, Person } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'

/** The nutrition caravan has arrived: a jeepney with food packs, vegetables and a weighing corner. */
export function CaravanScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Backdrop range="ridge" sun={[660, 120]} />
      <path className="fill-scene-mid" d="M0 290q180-50 400-22t400-20v200H0z" />
      <path className="fill-scene-field" d="M0 330q200-26 400-10t400-10v140H0z" />
      <path className="fill-scene-wall" opacity=".8" d="M0 400q300-40 800-14v64H0z" />
      <Acacia at={[80, 340]} scale={1.3} />
      <Banderitas at={[168, 136]} scale={1.25} />
      <path className="fill-scene-near" d="M164 132h8v220h-8zm500 0h8v200h-8z" />
      <g transform="translate(186 58) scale(.85)">
        <path className="fill-scene-wall" d="M196 232h230l14 60h28l10 24v54H196z" />
        <path className="fill-scene-roof" d="M188 222h246l6 14H188zm8 92h282v22H196z" />
        <path
          className="fill-scene-water"
          d="M212 246h40v40h-40zm52 0h40v40h-40zm52 0h40v40h-40zm54 0h48l10 46h-58z"
        />
        <path className="fill-scene-sun" d="M196 300h268v8H196zm272 20h10v12h-10z" />
        <path className="fill-scene-near" d="M196 350h282v8H196z" />
        <path
          className="fill-scene-crop"
          d="M210 200h50v22h-50zm60-12h60v34h-60zm70 8h44v26h-44z"
        />
        <path className="fill-scene-earth" d="M210 208h50v4h-50zm60-8h60v4h-60zm70 4h44v4h-44z" />
        <g className="fill-deep">
          <circle cx="248" cy="372" r="22" />
          <circle cx="430" cy="372" r="22" />
        </g>
        <g className="fill-scene-wall">
          <circle cx="248" cy="372" r="9" />
          <circle cx="430" cy="372" r="9" />
        </g>
      </g>
      <g transform="translate(172 62) scale(.85)">
        <path className="fill-scene-earth" d="M512 270h5v130h-5zm206 0h5v130h-5z" />
        <path className="fill-scene-sun" d="m500 274 26-44h42l-8 44zm120 0v-44h44l10 44z" />
        <path className="fill-scene-wall" d="m560 274 8-44h52v44zm114 0-10-44h46l24 44z" />
        <path className="fill-scene-earth" d="M524 350h188v12H524zm10 12h8v46h-8zm160 0h8v46h-8z" />
        <path
          className="fill-scene-near"
          d="M534 350q4-22 22-20 18-2 22 20zm52-2q-4-20 8-30 6 12 4 30zm14 2q0-24 14-34 6 16-2 34z"
        />
        <path
          className="fill-scene-crop"
          d="M624 350q-4-22 14-24 18 2 16 24zm84 0q2-16-12-18-14 2-12 18z"
        />
        <path className="fill-scene-roof" d="m656 350 8-26 8 26zm14 0 8-22 8 22z" />
      </g>
      <Person at={[664, 358]} scale={0.8} shirt="white" />
      <Person at={[588, 416]} scale={1.1} shirt="gold" />
      <Person at={[690, 424]} scale={1.15} shirt="water" />
      <Person at={[722, 424]} scale={0.7} shirt="clay" />
      <Person at={[270, 414]} scale={0.75} shirt="water" arms="up" />
    </Scene>
  )
}
