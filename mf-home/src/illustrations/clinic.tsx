import { Backdrop } from './backdrop.tsx'
import { Palm, Person } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'

/** The health centre, with families at the door and a check-up in the shade. */
export function ClinicScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Backdrop sun={[640, 140]} />
      <path className="fill-scene-mid" d="M0 300q200-50 400-24t400-24v200H0z" />
      <path className="fill-scene-field" d="M0 356q240-20 800-10v104H0z" />
      <path className="fill-scene-wall" opacity=".8" d="M360 362h110l110 88H250z" />
      <g>
        <path className="fill-scene-wall" d="M220 220h390v142H220z" />
        <path className="fill-scene-roof" d="m200 222 40-46h350l40 46z" />
        <path className="fill-scene-wall" d="M350 198h130v164H350z" />
        <path className="fill-scene-near" d="m336 200 79-54 79 54zm46 62h66v100h-66z" />
        <path className="fill-scene-far" d="M386 266h28v96h-28zm30 0h28v96h-28z" />
        <path
          className="fill-scene-wall"
          d="M415 194q-20-12-20-24 2-10 11-9 6 0 9 6 3-6 9-6 9-1 11 9 0 12-20 24z"
        />
        <path className="fill-scene-roof" d="M370 214h90v24h-90z" />
        <path className="fill-scene-wall" d="M382 224h66v4h-66z" />
        <path className="fill-scene-water" d="M244 248h78v54h-78zm264 0h78v54h-78z" />
        <path className="fill-scene-wall" d="M281 248h4v54h-4zm264 0h4v54h-4z" />
        <path
          className="fill-scene-near"
          d="M240 302h86v10h-86zm264 0h86v10h-86zM220 340q20-16 40 0 20-16 40 0 20-14 40 0v22H220zm268 0q20-16 40 0 20-16 40 0 20-14 42 0v22H488z"
        />
      </g>
      <Palm at={[150, 366]} scale={2} />
      <Palm at={[700, 362]} scale={2.2} />
      <g>
        <path className="fill-scene-earth" d="M556 396h124v10H556zm8 10h8v24h-8zm100 0h8v24h-8z" />
        <Person at={[590, 430]} scale={1.15} shirt="gold" />
        <Person at={[640, 434]} scale={1.35} shirt="white" />
        <path className="fill-scene-roof" d="M602 386h22v9h-22z" />
      </g>
      <Person at={[396, 412]} scale={1.2} shirt="water" />
      <Person at={[428, 412]} scale={0.75} shirt="clay" arms="up" />
      <Person at={[310, 420]} scale={1.25} shirt="clay" />
      <path className="fill-scene-sun" d="M316 376q14-10 22 2 2 10-8 14-14-2-14-16z" />
      <circle className="fill-scene-earth" cx="332" cy="372" r="6" />
    </Scene>
  )
}
