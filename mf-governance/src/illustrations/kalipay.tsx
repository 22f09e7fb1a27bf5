import { Backdrop, Pennants, Person, Tree } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'

/** The plaza on a feast day: drummers, dancers with fans, a kite and a game. */
export function KalipayScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Backdrop sun={[320, 108]} />
      <path className="fill-scene-field" d="M0 258q170-16 330-6t310-6v114H0z" />
      <path className="fill-scene-earth" d="M50 282h540l50 78H0z" />
      <path
        className="fill-none stroke-scene-wall"
        strokeWidth="4"
        d="M76 294h488l44 66M76 294l-44 66m200-66q10 34 88 34t88-34"
      />
      <Tree at={[36, 276]} scale={1.2} />
      <Pennants at={[0, 24]} />
      <Pennants at={[320, 24]} />
      <path className="fill-none stroke-scene-near" strokeWidth="1.500" d="M468 118q30 90 86 140" />
      <path className="fill-scene-roof" d="m456 76 30 26-14 40-34-22z" />
      <path className="fill-scene-sun" d="m456 76 16 66-34-22z" />
      <path className="fill-scene-near" d="M588 168h8v146h-8z" />
      <path className="fill-scene-wall" d="M528 136h84v54h-84z" />
      <path
        className="fill-none stroke-scene-roof"
        strokeWidth="4"
        d="M550 158h38v24h-38zm-12 34h38"
      />
      <path
        className="fill-none stroke-scene-wall"
        strokeWidth="2.500"
        d="m540 194 7 22h20l7-22m-24 0 6 22m-10-12h18"
      />
      <circle className="fill-scene-crop" cx="518" cy="196" r="11" />
      <Person at={[500, 304]} scale={1.35} shirt="clay" arms="up" />
      <Person at={[548, 314]} scale={1.25} shirt="water" />
      <Person at={[300, 322]} scale={1.45} shirt="gold" arms="up" skirt />
      <Person at={[366, 322]} scale={1.45} shirt="white" arms="up" skirt />
      <g className="fill-scene-roof">
        <path d="M266 226q-22-4-22-20 18-6 30 10zm68 0q22-4 22-20-18-6-30 10z" />
        <path
          className="fill-scene-water"
          d="M332 226q-18-2-20-14 14-8 26 4zm68 0q22-4 22-20-18-6-30 10z"
        />
      </g>
      <Person at={[118, 330]} scale={1.55} shirt="green" />
      <Person at={[192, 338]} scale={1.55} shirt="clay" />
      <path className="fill-scene-crop" d="M92 286h50v34H92zm74 8h50v34h-50z" />
      <path className="fill-scene-wall" d="M92 280h50v9H92zm74 8h50v9h-50z" />
      <path
        className="fill-scene-roof"
        d="m104 232-6-20 11 11 7-17 7 17 11-11-6 20zm74 8-6-20 11 11 7-17 7 17 11-11-6 20z"
      />
    </Scene>
  )
}
