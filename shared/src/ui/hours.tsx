/** With the colon behind it, which no line begins with. */
const times = /(\d+:\d+(?: [AP]M)?-\d+:\d+ [AP]M:?)/

/** When an office is open, as text. A span of times stays on one line wherever one is wide enough. */
export function Hours({ children }: { children: string }) {
  // Every other part is one that the expression has found.
  return children.split(times).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="ui-hours">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
