const stalks = 20

/** A row of twenty cane stalks, as many of them full as the share says. Decorative. */
export function CaneShare({ percent }: { percent: number }) {
  const full = Math.round((percent / 100) * stalks)
  return (
    <svg viewBox={`0 0 ${stalks * 14} 56`} aria-hidden="true" className="my-4 h-auto w-full">
      {Array.from({ length: stalks }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the stalks never change their order
          key={index}
          transform={`translate(${index * 14 + 7} 0)`}
          d="M0 56V20M0 24q-2-12-7-15M0 22q0-12 5-20M0 30q2-9 7-11"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          className={index < full ? 'stroke-gold-ink' : 'stroke-gold-ink/20'}
        />
      ))}
    </svg>
  )
}
