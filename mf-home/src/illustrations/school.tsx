import { Backdrop } from './backdrop.tsx'
import { Acacia, Person } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'

/** Pupils before the elementary school on a school morning. */
export function SchoolScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Backdrop range="ridge" sun={[140, 120]} />
      <path className="fill-scene-mid" d="M0 300q200-50 400-26t400-20v196H0z" />
      <path className="fill-scene-field" d="M0 344q300-24 800-8v114H0z" />
      <path className="fill-scene-wall" d="M220 226h420v124H220z" />
      <path className="fill-scene-roof" d="m200 228 36-44h388l36 44zm-8 122h476v10H192z" />
      <path className="fill-scene-wall" d="m360 186 70-40 70 40v164H360z" />
      <path className="fill-scene-roof" d="m346 190 84-54 84 54-10 8-74-46-74 46z" />
      <circle className="fill-scene-sun" cx="430" cy="200" r="16" />
      <path className="fill-none stroke-deep" strokeWidth="3" d="M430 190v10l7 4" />
      <path
        className="fill-scene-water"
        d="M244 252h40v44h-40zm58 0h40v44h-40zm216 0h40v44h-40zm58 0h40v44h-40z"
      />
      <path className="fill-scene-near" d="M404 262h52v88h-52zM244 304h98v8h-98zm274 0h98v8h-98z" />
      <path className="fill-scene-far" d="M702 90h6v270h-6z" />
      <path className="fill-scene-water" d="M708 92h56v17h-56z" />
      <path className="fill-scene-roof" d="M708 109h56v17h-56z" />
      <path className="fill-scene-wall" d="m708 92 24 17-24 17z" />
      <Acacia at={[90, 370]} scale={1.4} />
      <Person at={[330, 414]} scale={1.1} shirt="white" />
      <Person at={[376, 420]} scale={1.1} shirt="white" arms="up" />
      <Person at={[470, 416]} scale={1.45} shirt="green" />
      <Person at={[520, 420]} scale={1.1} shirt="white" />
      <Person at={[566, 412]} scale={1.1} shirt="white" arms="up" />
      <path className="fill-scene-roof" d="M318 366h10v22h-10zm190 8h10v22h-10z" />
    </Scene>
  )
}
