/** A leaf of the wall calendar. The date stands in words beside it. */
export function CalendarLeaf({ leaf: [month, day] }: { leaf: readonly [string, string] }) {
  return (
    <p
      aria-hidden="true"
      className="w-19 flex-none self-start overflow-hidden rounded-control border border-line bg-surface text-center font-semibold"
    >
      <span className="block bg-clay-soft px-1 py-0.5 text-clay-ink text-sm">{month}</span>
      <span
        className={`grid h-12 place-items-center px-1 font-display leading-tight ${day.length > 2 ? 'text-base' : 'text-2xl'}`}
      >
        {day}
      </span>
    </p>
  )
}
