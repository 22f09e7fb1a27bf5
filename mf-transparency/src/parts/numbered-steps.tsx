import { Card, CardTitle } from '@portal/shared/ui'

/** What to do, one step after another. */
export function NumberedSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {steps.map(({ title, text }, index) => (
        <Card as="li" key={title}>
          <p
            aria-hidden="true"
            className="mb-3 grid size-11 place-items-center rounded-full bg-gold-soft font-display text-xl font-semibold text-gold-ink"
          >
            {index + 1}
          </p>
          <CardTitle level={3}>{title}</CardTitle>
          <p className="mt-2">{text}</p>
        </Card>
      ))}
    </ol>
  )
}
