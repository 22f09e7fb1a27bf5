import { Backdrop } from './backdrop.tsx'
import { Acacia, Person } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'

/** The plaza before the municipal hall, with the parish church and the old acacias. */
export function PlazaScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Backdrop range="ridge" sun={[210, 130]} />
      <path className="fill-scene-mid" d="M0 300q180-60 380-30t420-16v200H0z" />
      <g>
        <path className="fill-scene-wall" d="M176 220h84v100h-84zm-34-50h40v150h-40z" />
        <path className="fill-scene-roof" d="m166 222 52-44 52 44zm-28-50 24-42 24 42z" />
        <path
          className="fill-scene-near"
          d="M206 320v-32q12-16 24 0v32zm-50-120q6-10 12 0v16h-12zm0 50h12v20h-12z"
        />
        <path className="fill-scene-sun" d="M160 112h4v8h6v4h-6v10h-4v-10h-6v-4h6z" />
      </g>
      <g>
        <path className="fill-scene-wall" d="M340 216h352v110H340z" />
        <path className="fill-scene-roof" d="M326 218l24-26h332l24 26zm104-20 86-52 86 52z" />
        <path className="fill-scene-wall" d="M448 200h136v126H448zm68-42 44 34h-88z" />
        <circle className="fill-scene-sun" cx="516" cy="178" r="9" />
        <path
          className="fill-scene-far"
          d="M360 236h22v28h-22zm40 0h22v28h-22zm-40 46h22v44h-22zm40 0h22v44h-22zm210-46h22v28h-22zm40 0h22v28h-22zm-40 46h22v44h-22zm40 0h22v44h-22z"
        />
        <path className="fill-scene-near" d="M464 220h104v106H464z" />
        <path
          className="fill-scene-wall"
          d="M472 216h12v110h-12zm28 0h12v110h-12zm28 0h12v110h-12zm28 0h12v110h-12z"
        />
        <path className="fill-scene-crop" d="M430 326h172l10 10H420zm-14 10h200l10 10H406z" />
      </g>
      <path className="fill-scene-wall" d="M514 96h4v50h-4z" />
      <path className="fill-scene-water" d="M518 96h44v13h-44z" />
      <path className="fill-scene-roof" d="M518 109h44v13h-44z" />
      <path className="fill-scene-wall" d="m518 96 18 13-18 13z" />
      <path className="fill-scene-field" d="M0 330q220-24 400-2t400-6v130H0z" />
      <path
        className="fill-scene-wall"
        d="M406 346h220q24 40 174 74v30H180q190-40 226-104z"
        opacity=".85"
      />
      <g>
        <ellipse className="fill-scene-crop" cx="500" cy="410" rx="112" ry="20" />
        <ellipse className="fill-scene-near" cx="500" cy="404" rx="104" ry="17" />
        <path
          className="fill-scene-roof"
          d="M420 402q8-14 16 0zm34 8q8-14 16 0zm66 0q8-14 16 0zm38-8q8-14 16 0z"
        />
        <path className="fill-scene-wall" d="M484 396h32l-4-10h-24zm6-10 4-40h12l4 40z" />
        <circle className="fill-scene-sun" cx="500" cy="336" r="11" />
      </g>
      <Acacia at={[66, 372]} scale={1.5} />
      <Acacia at={[752, 368]} scale={1.25} />
      <Person at={[330, 404]} shirt="gold" />
      <Person at={[354, 404]} scale={0.65} shirt="clay" arms="up" />
      <Person at={[640, 396]} shirt="water" arms="up" />
      <Person at={[690, 404]} shirt="white" hat="salakot" />
    </Scene>
  )
}
