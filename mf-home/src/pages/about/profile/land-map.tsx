import { ButtonLink, Section } from '@portal/shared/ui'
import { Map as MapIcon } from 'lucide-react'
import { useAboutCopy } from '../copy.ts'
import { LandSketch } from './land-sketch.tsx'

/** The sketch of the municipality with its key, and the way to the interactive map. */
export function LandMap() {
  const copy = useAboutCopy().land
  return (
    <Section level={3} title={copy.title} lead={copy.lead}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <figure className="overflow-hidden rounded-card border border-line bg-surface-2">
          <LandSketch />
        </figure>
        <div className="flex flex-col gap-6">
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
            <Key label={copy.keys.cane} swatch="fill-scene-crop" />
            <Key label={copy.keys.rice} swatch="fill-scene-field" />
            <Key label={copy.keys.hills} swatch="fill-scene-mid" />
            <Key label={copy.keys.river} swatch="fill-scene-water" />
          </ul>
          <ButtonLink to="/#map" icon={<MapIcon aria-hidden="true" />} className="self-start">
            {copy.open}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}

function Key({ label, swatch }: { label: string; swatch: string }) {
  return (
    <li className="flex items-center gap-3">
      <svg viewBox="0 0 24 16" className="h-4 w-6 flex-none" aria-hidden="true">
        <rect width="24" height="16" rx="4" className={swatch} />
      </svg>
      {label}
    </li>
  )
}
