import { Backdrop, Flag, Person, Tree } from './motifs.tsx'
import { Scene } from './scene.tsx'

/** The municipal hall with its columns, the flag, and people on the steps. */
export function HallScene() {
  return (
    <Scene>
      <Backdrop sun={[530, 84]} />
      <path className="fill-scene-field" d="M0 272q180-18 340-8t300-6v102H0z" />
      <path className="fill-scene-wall" opacity=".8" d="M250 292h140l90 68H160z" />
      <path className="fill-scene-wall" d="M110 176h420v104H110z" />
      <path className="fill-scene-roof" d="m94 178 28-28h396l28 28z" />
      <path
        className="fill-scene-water"
        d="M132 198h26v30h-26zm44 0h26v30h-26zm262 0h26v30h-26zm44 0h26v30h-26zM132 244h26v36h-26zm44 0h26v36h-26zm262 0h26v36h-26zm44 0h26v36h-26z"
      />
      <path className="fill-scene-wall" d="m214 152 106-60 106 60z" />
      <path className="fill-scene-roof" d="m204 154 116-68 116 68h-20l-96-55-96 55z" />
      <circle className="fill-scene-sun" cx="320" cy="132" r="13" />
      <circle className="fill-scene-near" cx="320" cy="132" r="8" />
      <path className="fill-scene-near" d="M222 154h196v126H222z" />
      <path
        className="fill-scene-wall"
        d="M226 152h18v128h-18zm44 0h18v128h-18zm82 0h18v128h-18zm44 0h18v128h-18zM214 150h212v10H214z"
      />
      <path className="fill-deep" d="M302 200h36v80h-36z" />
      <path className="fill-scene-sun" opacity=".8" d="M318 208h4v72h-4z" />
      <path className="fill-scene-crop" d="M208 280h224l10 8H198zm-18 8h260l12 8H178z" />
      <Tree at={[58, 292]} scale={1.2} />
      <Tree at={[594, 288]} scale={1.05} />
      <Flag at={[474, 304]} scale={1.6} />
      <Person at={[270, 312]} shirt="gold" skirt />
      <Person at={[298, 316]} scale={0.68} shirt="clay" arms="up" />
      <Person at={[372, 322]} shirt="water" />
      <Person at={[408, 340]} scale={1.1} shirt="white" skirt />
      <Person at={[206, 338]} scale={1.1} shirt="green" arms="up" />
    </Scene>
  )
}
