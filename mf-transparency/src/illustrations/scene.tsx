import type { ReactNode } from 'react'

/** A picture beside a page's title: the range in the morning, and something before it. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 400 280" aria-hidden="true">
      <path className="fill-scene-sky" d="M0 0h400v280H0z" />
      <g className="fill-scene-sun">
        <circle cx="104" cy="78" r="60" opacity=".2" />
        <circle cx="104" cy="78" r="43" opacity=".35" />
        <circle cx="104" cy="78" r="28" />
      </g>
      <path
        className="fill-scene-wall"
        opacity=".6"
        d="M262 58q4-14 20-12 10-16 30-10 16-8 26 6 20-4 22 16z"
      />
      <path
        className="fill-scene-far"
        d="m0 142 40-22 34 20 56-44 44 34 40-30 30 18 52-48 38 44 26-14 40 30v70H0z"
      />
      <path className="fill-scene-mid" d="M0 164q70-40 136-16 70-30 140-2 66-20 124 6v128H0z" />
      {children}
    </svg>
  )
}
