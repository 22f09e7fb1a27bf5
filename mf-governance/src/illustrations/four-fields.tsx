import { Backdrop, House, Person, Tree } from './motifs.tsx'
import { Scene } from './scene.tsx'

/** Four terraces in four colours, and a path through all of them: the four pillars. */
export function FourFieldsScene() {
  return (
    <Scene>
      <Backdrop sun={[320, 92]} />
      <g className="stroke-scene-near" strokeWidth="5">
        <path className="fill-scene-water" d="M-10 226q160-40 330-18t330-14v180H-10z" />
        <path className="fill-scene-crop" d="M-10 258q170-36 340-14t320-12v140H-10z" />
        <path className="fill-scene-field" d="M-10 292q190-34 350-12t310-10v110H-10z" />
        <path className="fill-scene-roof" d="M-10 328q200-30 360-10t300-8v70H-10z" />
      </g>
      <path
        className="fill-scene-wall"
        d="M352 206h14q-12 16-2 34 20 24-4 44-40 26-34 44l-20 40h-92l44-44q10-28 48-48 22-14 10-32-14-22 36-38z"
      />
      <path
        className="fill-scene-wall"
        opacity=".7"
        d="M40 232h60v4H40zm430-6h70v4h-70zM70 268h70v4H70zm380-6h80v4h-80zM40 306h80v4H40zm420-4h90v4h-90z"
      />
      <House at={[196, 216]} scale={0.8} />
      <House at={[528, 214]} scale={0.7} />
      <Tree at={[96, 226]} scale={0.7} />
      <Tree at={[588, 262]} scale={0.8} />
      <Person at={[262, 344]} scale={1.25} shirt="white" skirt />
      <Person at={[296, 346]} scale={0.85} shirt="gold" arms="up" />
      <Person at={[334, 286]} scale={0.85} shirt="clay" />
      <Person at={[360, 242]} scale={0.6} shirt="green" />
      <Person at={[226, 340]} scale={1.3} shirt="water" arms="up" />
    </Scene>
  )
}
