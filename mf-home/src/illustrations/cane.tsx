import { Backdrop } from './backdrop.tsx'
import { Person } from './motifs.tsx'
import { Scene, type SceneProps } from './scene.tsx'

const rows =
  'M400 292-140 450h90zm30 0L40 450h90zm30 0L220 450h90zm30 0-90 158h90zm30 0 60 158h90zm30 0 210 158h90zm30 0 330 158h90z'

/** Sugar cane up to the mill, and a truck with the harvest. */
export function CaneScene(props: SceneProps) {
  return (
    <Scene {...props}>
      <Backdrop sun={[300, 160]} />
      <path className="fill-scene-mid" d="M0 296q160-50 340-16t460-20v190H0z" />
      <g className="fill-scene-wall">
        <path d="M560 226h120v66H560zm130 22h60v44h-60zM584 130h14v98h-14zm34 22h14v76h-14z" />
        <path
          d="M588 122q-22-22 6-34-6-28 26-26 14-22 38-8 26-4 22 18-30-6-40 14-30-6-32 22-8 4-20 14z"
          opacity=".6"
        />
      </g>
      <path
        className="fill-scene-roof"
        d="m552 228 24-24h24l20 24 20-24h24l24 24zm132 22 12-16h48l14 16zM584 140h14v10h-14zm34 20h14v10h-14z"
      />
      <path
        className="fill-scene-near"
        d="M572 246h16v14h-16zm28 0h16v14h-16zm28 0h16v14h-16zm28 0h16v14h-16zm-58 26h24v20h-24zm110-6h12v12h-12zm22 0h12v12h-12z"
      />
      <path className="fill-scene-field" d="M0 306q200-22 400-12t400-10v170H0z" />
      <path className="fill-scene-near" opacity=".75" d={rows} />
      <path className="fill-scene-earth" d="M520 292h44q60 60 236 104v40Q590 372 520 292z" />
      <g>
        <path className="fill-scene-crop" d="M596 312q8-24 30-20 14-12 30 0 18-4 24 20z" />
        <path className="fill-scene-roof" d="M590 310h96v22h-96zm100-12h20l12 16v18h-32z" />
        <path className="fill-scene-sky" d="M696 303h11l8 12h-19z" />
        <g className="fill-deep">
          <circle cx="610" cy="334" r="9" />
          <circle cx="664" cy="334" r="9" />
          <circle cx="706" cy="334" r="9" />
        </g>
      </g>
      <g className="fill-scene-near">
        <path d="M8 450q4-130 30-210-10 110-14 210zm30 0q0-140-40-190 56 60 52 190zm28 0q-6-120 44-190-34 90-28 190zm26 0q0-100-26-140 44 50 40 140zm24 0q-4-80 36-126-26 60-22 126zm26 0q0-60-18-86 34 36 30 86z" />
        <path d="M786 450q-2-110-22-160 38 60 36 160zm-26 0q0-90 30-130-20 60-16 130zm-24 0q-2-70-26-100 40 30 38 100z" />
      </g>
      <path
        className="fill-scene-crop"
        d="M36 246q-14-30-2-50 10 20 6 50zm72 14q4-28 20-40-2 24-14 42zm-112 4q-2-26 8-40 6 20-2 40zm766 28q-10-22-2-38 8 16 6 38z"
      />
      <Person at={[300, 420]} scale={1.25} shirt="clay" hat="salakot" />
      <Person at={[352, 408]} scale={1.1} shirt="water" hat="salakot" />
      <path className="fill-scene-crop" d="m312 372 60-14 2 6-60 14zm0 8 62-16v7l-62 15z" />
    </Scene>
  )
}
