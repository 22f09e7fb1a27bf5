import { Backdrop } from './backdrop.tsx'
import { Acacia, Banderitas, Person } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'

/** Fiesta on the open court: a game, drums and pennants. */
export function FiestaScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Backdrop range="ridge" sun={[400, 150]} />
      <path className="fill-scene-mid" d="M0 290q200-40 400-20t400-20v200H0z" />
      <Acacia at={[60, 350]} scale={1.3} />
      <path className="fill-scene-field" d="M0 330h800v120H0z" />
      <path className="fill-scene-earth" d="M120 350h560l120 100H0z" />
      <path
        className="fill-none stroke-scene-wall"
        strokeWidth="5"
        d="M150 360h500l96 80H54zm150 0q10 44 100 44t100-44"
      />
      <Banderitas at={[-20, 40]} scale={1.1} />
      <Banderitas at={[400, 40]} scale={1.1} />
      <g>
        <path className="fill-scene-near" d="M690 190h10v190h-10z" />
        <path className="fill-scene-wall" d="M616 150h100v66H616z" />
        <path
          className="fill-none stroke-scene-roof"
          strokeWidth="5"
          d="M644 178h44v28h-44zm-16 38h44"
        />
        <path
          className="fill-none stroke-scene-wall"
          strokeWidth="3"
          d="m630 218 8 26h24l8-26m-28 0 6 26m-12-14h20"
        />
      </g>
      <circle className="fill-scene-crop" cx="586" cy="236" r="14" />
      <path className="fill-none stroke-deep" strokeWidth="2" d="M572 236h28m-14-14v28" />
      <Person at={[568, 372]} scale={1.6} shirt="water" arms="up" />
      <Person at={[500, 402]} scale={1.6} shirt="clay" arms="up" />
      <Person at={[430, 384]} scale={1.5} shirt="water" />
      <g>
        <Person at={[170, 420]} scale={1.6} shirt="gold" />
        <Person at={[250, 430]} scale={1.6} shirt="green" />
        <path
          className="fill-scene-roof"
          d="M144 374h52v34h-52zm80 10h52v34h-52zM158 326l-6-24 12 14 6-18 6 18 12-14-6 24zm80 10-6-24 12 14 6-18 6 18 12-14-6 24z"
        />
        <path className="fill-scene-wall" d="M144 370h52v8h-52zm80 10h52v8h-52z" />
      </g>
    </Scene>
  )
}
