import { Hut, Person, Tree } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'
import { Sky } from './sky.tsx'

/** The plaza before the municipal hall. */
export function PlazaScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Sky sun={[470, 84]} />
      <path className="fill-scene-mid" d="M0 232q150-36 320-12t320-10v150H0z" />
      <path
        className="fill-scene-wall"
        d="M140 174h360v106H140zm110-28h140v134H250zm70-36 60 36H260z"
      />
      <path
        className="fill-scene-roof"
        d="m124 176 22-24h104v24zm392 0-22-24H390v24zm-282-28 86-54 86 54h-20l-66-40-66 40z"
      />
      <path
        className="fill-scene-water"
        d="M160 194h22v30h-22zm42 0h22v30h-22zm214 0h22v30h-22zm42 0h22v30h-22zM160 240h22v40h-22zm42 0h22v40h-22zm214 0h22v40h-22zm42 0h22v40h-22z"
      />
      <path className="fill-scene-near" d="M268 180h104v100H268z" />
      <path
        className="fill-scene-wall"
        d="M276 174h12v106h-12zm26 0h12v106h-12zm26 0h12v106h-12zm26 0h12v106h-12z"
      />
      <path className="fill-scene-crop" d="M244 280h152l10 10H234z" />
      <path className="fill-scene-field" d="M0 284q160-14 330-4t310-6v86H0z" />
      <path className="fill-scene-wall" opacity=".9" d="M252 290h136l70 70H182z" />
      <path className="fill-scene-wall" d="M318 40h4v66h-4z" />
      <path className="fill-scene-water" d="M322 40h44v12h-44z" />
      <path className="fill-scene-roof" d="M322 52h44v12h-44z" />
      <path className="fill-scene-sun" d="m322 40 16 12-16 12z" />
      <Tree at={[66, 318]} scale={2.1} />
      <Tree at={[580, 318]} scale={2.1} />
      <Person at={[196, 330]} shirt="gold" />
      <Person at={[440, 326]} shirt="clay" armsUp />
    </Scene>
  )
}

/** The fiesta grounds: booths, bleachers and pennants. */
export function GroundsScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Sky sun={[150, 96]} />
      <path className="fill-scene-mid" d="M0 220q130-40 300-14t340-12v166H0z" />
      <path className="fill-scene-field" d="M0 262q160-18 330-6t310-8v112H0z" />
      <path
        className="fill-scene-earth"
        d="M426 170h214v14H426zm-18 30h232v14H408zm-18 30h250v14H390zm-18 30h268v14H372z"
      />
      <path
        className="fill-scene-wall"
        d="M426 184h214v16H426zm-18 30h232v16H408zm-18 30h250v16H390z"
      />
      <path
        className="fill-scene-roof"
        d="M446 170a8 8 0 0 1 16 0zm44 0a8 8 0 0 1 16 0zm86 0a8 8 0 0 1 16 0zm-150 30a8 8 0 0 1 16 0zm90 0a8 8 0 0 1 16 0zm60 30a8 8 0 0 1 16 0z"
      />
      <path
        className="fill-scene-sun"
        d="M470 170a8 8 0 0 1 16 0zm58 0a8 8 0 0 1 16 0zm-64 30a8 8 0 0 1 16 0zm102 0a8 8 0 0 1 16 0zm-120 30a8 8 0 0 1 16 0zm70 0a8 8 0 0 1 16 0z"
      />
      <path className="fill-scene-crop" d="M0 300q320-46 640 0v60H0z" />
      <Hut at={[40, 292]} scale={1.3} />
      <Hut at={[170, 286]} scale={1.2} />
      <path className="fill-none stroke-scene-wall" strokeWidth="2" d="M0 60q160 60 320 0t320 0" />
      <path
        className="fill-scene-roof"
        d="m30 70 20 5-14 16zm160 8 20-5-6 19zM350 53l20-3-6 18zm160 8 20 6-15 14z"
      />
      <path
        className="fill-scene-water"
        d="m138 83 20-1-10 18zm158-31 18-7-2 19zm164-2 20 5-14 15zm160 14 18-4-5 18z"
      />
      <Person at={[270, 330]} scale={1.3} shirt="clay" armsUp />
      <Person at={[330, 338]} scale={1.3} shirt="gold" armsUp />
      <Person at={[392, 330]} scale={1.3} shirt="water" armsUp />
    </Scene>
  )
}
