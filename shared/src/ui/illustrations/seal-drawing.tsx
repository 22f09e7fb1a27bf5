import { municipality } from '@portal/shared/site'
import { useId } from 'react'
import { type SealProps, viewBoxOf } from './seal-props.ts'

/**
 * The municipal seal: the sun over the mountain, the spring that waters the terraces, sugar cane
 * and rice. A seal is heraldry: its colours are the same in both colour schemes.
 */
export default function SealDrawing({ title, lettering = false, className }: SealProps) {
  return (
    <svg
      viewBox={viewBoxOf({ lettering })}
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <circle cx="100" cy="100" r="76" fill="#d3eaf0" />
      <g fill="none" stroke="#f0b735">
        <circle cx="100" cy="76" r="11" strokeWidth="22" />
        <circle
          cx="100"
          cy="76"
          r="32"
          strokeWidth="11"
          strokeDasharray="4 8.57"
          strokeDashoffset="2"
        />
      </g>
      <path fill="#7fb29b" d="m24 108 28-32 22 20 30-34 28 32 16-18 28 32v20H24Z" />
      <path fill="#2b6445" d="m100 58 62 72H44Z" />
      <path fill="#3f7f5b" d="m100 58-10 22 8 12-16 14 8 24H44Z" />
      <path fill="#b9c35a" d="M25 122q36-12 76-1t74-1a78 78 0 0 1-150 2Z" />
      <path fill="#4d8a4f" d="M31 136q38-12 72-3t66-3a78 78 0 0 1-138 6Z" />
      <path fill="#e0b244" d="M38 148q34-10 64-1t60-3a78 78 0 0 1-124 4Z" />
      <path fill="#2b6445" d="M51 161q28-8 52-1t46-1a78 78 0 0 1-98 2Z" />
      <path
        fill="#eef8fb"
        stroke="#4a9cbd"
        strokeWidth="2"
        d="M97 108c7 9-7 13-1 22s8 13-2 23-9 15-8 24h34c0-11-8-16-4-26s4-14-4-22 0-14-8-21Z"
      />
      <Cane />
      <Rice />
      <Ring wide={lettering} />
      {lettering && <Lettering />}
    </svg>
  )
}

/** The nodes of the cane are the gaps of a dashed line. */
function Cane() {
  const stalks = 'M64 168Q50 132 43 98M76 170Q64 138 60 110'
  return (
    <g fill="none">
      <path stroke="#3f4a12" strokeWidth="7.5" strokeLinecap="round" d={stalks} />
      <path stroke="#d6c455" strokeWidth="5" strokeDasharray="9 1.8" d={stalks} />
      <path
        fill="#2b6445"
        stroke="#d3eaf0"
        d="M43 100q-14-12-12-30 6 14 12 30q-6-22 2-40 4 20-2 40q2-16 18-24-4 14-18 24M60 112q-8-12-5-28 6 12 5 28q2-14 18-20-6 14-18 20"
      />
    </g>
  )
}

/** The grains are the dashes of a line, drawn twice for their edge. */
function Rice() {
  const grains = 'M147 143Q159 118 153.5 92M155 145Q167 118 160.5 90M157 84v-3'
  return (
    <g fill="none" strokeLinecap="round">
      <path stroke="#8a6410" strokeWidth="2.5" d="M126 170C148 156 166 126 157 88" />
      <path stroke="#8a6410" strokeWidth="7.2" strokeDasharray="3 5.5" d={grains} />
      <path stroke="#f4c542" strokeWidth="5.6" strokeDasharray="3 5.5" d={grains} />
    </g>
  )
}

/** Around small seals a plain edge; around lettered ones a band that takes the words. */
function Ring({ wide }: { wide: boolean }) {
  return (
    <g fill="none">
      <circle
        cx="100"
        cy="100"
        r={wide ? 86.5 : 77.5}
        stroke="#12301f"
        strokeWidth={wide ? 25 : 7}
      />
      <circle cx="100" cy="100" r="73.5" stroke="#f0b735" strokeWidth="2.5" />
      {wide && <circle cx="100" cy="100" r="95.5" stroke="#f0b735" strokeWidth="2" />}
    </g>
  )
}

function Lettering() {
  const arc = useId()
  return (
    <g
      fill="#fbf5e4"
      fontSize="15"
      fontWeight="700"
      textAnchor="middle"
      className="ui-seal-lettering"
    >
      <path id={`${arc}top`} d="M20 100a80 80 0 0 1 160 0" fill="none" />
      <path id={`${arc}foot`} d="M10 100a90 90 0 0 0 180 0" fill="none" />
      <text letterSpacing="3">
        <textPath href={`#${arc}top`} startOffset="50%">
          {municipality.name.toUpperCase()}
        </textPath>
      </text>
      <text letterSpacing="3">
        <textPath href={`#${arc}foot`} startOffset="50%">
          {municipality.province.toUpperCase()}
        </textPath>
      </text>
    </g>
  )
}
