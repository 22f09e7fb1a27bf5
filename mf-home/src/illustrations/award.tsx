import { Backdrop } from './backdrop.tsx'
import { Banderitas, Person } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'

/** A trophy for good local governance, raised before the mountains. */
export function AwardScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Backdrop range="ridge" />
      <path
        className="fill-scene-sun"
        opacity=".25"
        d="m400 250-90-250h180zm0 0L90 20 30 160zm0 0L710 20l60 140zM400 250-20 260v110zm0 0 420 10v110z"
      />
      <path className="fill-scene-mid" d="M0 330q200-50 400-30t400-10v170H0z" />
      <Banderitas at={[-10, 20]} />
      <Banderitas at={[410, 20]} />
      <path className="fill-scene-near" d="M200 392h400v58H200zm60-32h280v32H260z" />
      <path className="fill-scene-crop" d="M260 360h280v6H260zm-60 32h400v6H200z" />
      <g>
        <path
          className="fill-none stroke-scene-crop"
          strokeWidth="14"
          d="M346 150h-46q0 80 66 84m88-84h46q0 80-66 84"
        />
        <path
          className="fill-scene-sun"
          d="M336 124h128q0 130-46 144v38h32v24h-100v-24h32v-38q-46-14-46-144z"
        />
        <path className="fill-scene-crop" d="M400 124h64q0 130-46 144v38h32v24h-50z" opacity=".6" />
        <path
          className="fill-scene-wall"
          d="m400 152 12 24 27 4-20 18 5 27-24-13-24 13 5-27-20-18 27-4z"
        />
        <path className="fill-scene-roof" d="M340 330h120v30H340z" />
        <path className="fill-scene-sun" d="M372 340h56v10h-56z" />
      </g>
      <Person at={[240, 392]} scale={1.7} shirt="clay" arms="up" />
      <Person at={[560, 392]} scale={1.7} shirt="water" arms="up" />
      <Person at={[140, 440]} scale={1.7} shirt="gold" arms="up" />
      <Person at={[660, 440]} scale={1.7} shirt="green" arms="up" />
    </Scene>
  )
}
