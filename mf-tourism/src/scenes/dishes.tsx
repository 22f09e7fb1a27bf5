import type { ReactNode } from 'react'
import { Scene, type SceneProps } from './scene.tsx'

/** A clay pot of native chicken soup with rice, on a banana leaf. */
export function SoupScene(props: SceneProps) {
  return (
    <Table {...props}>
      <path className="fill-scene-near" d="M60 300q80-60 260-58t260 66q-120 40-270 36T60 300z" />
      <path
        className="fill-none stroke-scene-mid"
        strokeWidth="4"
        d="M80 300q230-24 480 6M200 262l30 36m70-46 16 46m84-40-10 44m84-26-24 30"
      />
      <path
        className="fill-none stroke-scene-wall"
        strokeWidth="9"
        opacity=".7"
        d="M226 146q-20-26 0-50t0-50m64 92q-20-26 0-50t0-50m-128 110q-18-22 0-44t0-44"
      />
      <path className="fill-scene-roof" d="M96 188h272q4 92-84 116H180q-88-24-84-116z" />
      <path
        className="fill-scene-earth"
        d="M180 304h104l8 14H172zM72 196h28v22H76zm292 0h28l-4 22h-24z"
      />
      <ellipse className="fill-scene-earth" cx="232" cy="188" rx="138" ry="30" />
      <ellipse className="fill-scene-crop" cx="232" cy="188" rx="120" ry="22" />
      <path
        className="fill-scene-wall"
        d="M168 186q20-18 46-6 8 16-18 18-24 2-28-12zm70-8q30-10 50 6-6 16-30 14-22-4-20-20z"
      />
      <path
        className="fill-scene-near"
        d="M214 196q16-12 30 0-14 10-30 0zm76-6q16-12 30 0-14 10-30 0zm-146 0q12-10 22 0-10 8-22 0z"
      />
      <path className="fill-scene-wall" d="M418 286q4-70 66-70t66 70z" />
      <path className="fill-scene-sky" d="M398 284h172q-6 34-50 38h-72q-44-4-50-38z" />
    </Table>
  )
}

/** A cup of mountain coffee on the veranda, with beans and a pastry. */
export function CoffeeScene(props: SceneProps) {
  return (
    <Table {...props}>
      <path
        className="fill-none stroke-scene-wall"
        strokeWidth="10"
        opacity=".7"
        d="M264 132q-22-26 0-52t0-52m64 104q-22-26 0-52t0-52"
      />
      <ellipse className="fill-scene-wall" cx="296" cy="300" rx="190" ry="30" />
      <ellipse className="fill-scene-far" cx="296" cy="298" rx="120" ry="16" />
      <path
        className="fill-none stroke-scene-water"
        strokeWidth="20"
        d="M398 194q62-8 60 34t-74 44"
      />
      <path className="fill-scene-water" d="M184 168h224q6 96-58 126H242q-64-30-58-126z" />
      <ellipse className="fill-scene-wall" cx="296" cy="168" rx="112" ry="24" />
      <ellipse className="fill-scene-earth" cx="296" cy="170" rx="98" ry="17" />
      <path className="fill-scene-sky" opacity=".8" d="M210 206q86 26 172 0v16q-86 26-172 0z" />
      <path className="fill-scene-crop" d="M470 316q6-44 62-44t64 44z" />
      <path
        className="fill-none stroke-scene-earth"
        strokeWidth="6"
        d="m498 312 14-32m18 32 2-38m30 38-8-34"
      />
      <g className="fill-scene-earth">
        <path d="M70 306q4-20 26-18 14 14-4 26-16 4-22-8zm50 22q8-20 30-12 8 18-12 24-16 2-18-12zM48 340q10-16 28-6 2 16-16 18-12 0-12-12z" />
      </g>
    </Table>
  )
}

/** Skewers and fish over the coals. */
export function GrillScene(props: SceneProps) {
  return (
    <Table {...props}>
      <path
        className="fill-none stroke-scene-wall"
        strokeWidth="10"
        opacity=".6"
        d="M200 132q-24-28 0-56t0-56m116 110q-24-28 0-56t0-56m116 114q-24-28 0-56t0-56"
      />
      <path
        className="fill-deep"
        d="M96 230h448l-30 86H126zm50 86h16l-10 44h-16zm332 0h16l10 44h-16z"
      />
      <path
        className="fill-scene-sun"
        d="m150 232 24-26 16 20 26-30 22 34 24-26 22 26 28-34 24 32 22-26 26 30 26-34 22 32 18-20 12 22z"
        opacity=".9"
      />
      <path className="fill-scene-roof" d="M136 222h360l-8 18H146z" />
      <path className="fill-none stroke-scene-far" strokeWidth="6" d="M90 214h460" />
      <Skewer y={178} />
      <Skewer y={202} />
      <path
        className="fill-scene-water"
        d="M340 186q40-40 116-22l38-20q-6 22 0 46l-38-14q-76 26-116 10z"
      />
      <path
        className="fill-none stroke-scene-near"
        strokeWidth="4"
        d="m390 168 8 26m20-30 8 28m20-26 6 22"
      />
      <circle className="fill-deep" cx="362" cy="178" r="4" />
    </Table>
  )
}

function Skewer({ y }: { y: number }) {
  return (
    <g transform={`translate(120 ${y})`}>
      <path className="fill-scene-crop" d="M-70-3h270v6H-70z" />
      <path
        className="fill-scene-roof"
        d="M0-11h30q6 11 0 22H0q-6-11 0-22zm44 0h30q6 11 0 22H44q-6-11 0-22zm44 0h30q6 11 0 22H88q-6-11 0-22zm44 0h30q6 11 0 22h-30q-6-11 0-22z"
      />
      <path className="fill-scene-near" d="M34-9h6V9h-6zm44 0h6V9h-6zm44 0h6V9h-6z" />
    </g>
  )
}

/** A table by a window over the hills. */
function Table({ className, children }: SceneProps & { children: ReactNode }) {
  return (
    <Scene className={className}>
      <path className="fill-scene-sky" d="M0 0h640v360H0z" />
      <path
        className="fill-scene-far"
        d="m0 150 90-60 60 34 90-74 80 60 70-40 100 66 70-40 80 44v120H0z"
      />
      <path className="fill-scene-mid" d="M0 190q160-44 320-12t320-18v120H0z" />
      <path className="fill-scene-field" d="M0 226q160-26 320-8t320-12v60H0z" />
      <path className="fill-scene-earth" d="M0 252h640v108H0z" />
      <path className="fill-deep" opacity=".16" d="M0 282h640v5H0zm0 38h640v5H0z" />
      {children}
    </Scene>
  )
}
