import { Scene } from './scene.tsx'

/** A bridge on its way across the river, with the crane that sets its next beam. */
export function BridgeScene() {
  return (
    <Scene>
      <path className="fill-scene-field" d="M0 190q110-24 206-8t194-10v108H0z" />
      <path className="fill-scene-water" d="M180 182q34 20 8 44t-44 54h150q-14-30 10-58t-34-42z" />
      <path
        className="fill-none stroke-scene-wall"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
        d="M206 214h40M190 250h52M226 266h36"
      />
      <path className="fill-scene-earth" d="M0 214h112l22 66H0zm400 0h-96l-14 66h110z" />
      <path className="fill-scene-wall" d="M0 200h236v16H0zm296 0h104v16H296z" />
      <path className="fill-scene-far" d="M0 216h236v6H0zm296 0h104v6H296z" />
      <path className="fill-scene-wall" d="M120 222h20v46h-20zm184 0h20v46h-20zm-86 0h14v40h-14z" />
      <path
        className="fill-scene-roof"
        d="M0 186h232v4H0zm300 0h100v4H300zM12 188h4v12h-4zm40 0h4v12h-4zm40 0h4v12h-4zm40 0h4v12h-4zm40 0h4v12h-4zm40 0h4v12h-4zm92 0h4v12h-4zm40 0h4v12h-4zm40 0h4v12h-4z"
      />
      <path className="fill-deep" d="M330 74h10v126h-10zm-14 120h38v8h-38z" />
      <path className="fill-scene-sun" d="M222 70h146v10H222zm106-22h14v24h-14zm28 24h20v20h-20z" />
      <path
        className="fill-none stroke-deep"
        strokeWidth="2"
        d="m335 48-106 24m106-24 32 24M266 80v70m-32 18 32-18 32 18"
      />
      <path className="fill-scene-wall" d="M232 168h68v12h-68z" />
      <g className="fill-deep">
        <path d="M70 172h14l-1 28h-5l-2-16-2 16h-5z" />
      </g>
      <path className="fill-scene-roof" d="M67 152q10-5 20 0l-2 22H69z" />
      <circle className="fill-scene-earth" cx="77" cy="143" r="7" />
      <path className="fill-scene-sun" d="M67 142q1-10 10-10t10 10z" />
    </Scene>
  )
}
