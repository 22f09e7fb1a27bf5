export interface Fact {
  term: string
  text: string
}

/** The facts of a record, in pairs. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-3 min-[26rem]:grid-cols-2 print:mt-2 print:grid-cols-3">
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt className="text-sm text-ink-muted">{term}</dt>
          <dd className="font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
