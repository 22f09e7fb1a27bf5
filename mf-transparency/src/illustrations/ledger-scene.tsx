import { Scene } from './scene.tsx'

/** The books of the town lie open in the fields, and terraces grow out of their pages. */
export function LedgerScene() {
  return (
    <Scene>
      <path className="fill-scene-field" d="M0 192q110-26 206-8t194-10v106H0z" />
      <path
        className="fill-none stroke-scene-near"
        strokeWidth="3"
        opacity=".5"
        d="M0 212q70-16 130-10M0 236q50-10 84-6M400 202q-60-14-120-8M400 228q-44-10-80-6"
      />
      <path className="fill-deep" d="M56 254V126l138 18 6 6 6-6 138-18v128l-138 14-6-2-6 2z" />
      <path
        className="fill-scene-wall"
        d="M66 242V120q84-14 134 20 50-34 134-20v122q-84-10-134 16-50-26-134-16z"
      />
      <path className="fill-none stroke-scene-far" strokeWidth="3" d="M200 140v118" />
      <path
        className="fill-none stroke-scene-mid"
        strokeWidth="4"
        strokeLinecap="round"
        d="M84 144q52-4 92 16M84 164q52-4 92 16M84 184q40-3 62 6M84 222q52-4 92 16"
      />
      <path className="fill-scene-roof" d="M84 200h30v9q-16-2-30-1z" />
      <path
        className="fill-scene-crop"
        d="M226 236v-22l18-6v23zm26-7v-38l18-4v39zm26-5v-56l18-3v57zm26-2v-74l14-1v76z"
      />
      <path
        className="fill-scene-near"
        d="M226 214q8-14 18-6v10q-10-4-18 4zm26-23q8-14 18-4v9q-10-4-18 4zm26-23q8-14 18-3v9q-10-4-18 3zm26-20q6-12 14-1v9q-8-4-14 2z"
      />
      <path
        className="fill-none stroke-scene-near"
        strokeWidth="4"
        strokeLinecap="round"
        d="M311 146q-2-26 4-44"
      />
      <path
        className="fill-scene-near"
        d="M315 104q-26 2-30-20 24-2 30 20zm0-2q-2-26 22-30 4 24-22 30z"
      />
    </Scene>
  )
}
