import { Fragment } from 'react'

/** What is known of a news item, in a line. Where the line breaks, it breaks between two of them. */
export function Byline({ parts }: { parts: readonly string[] }) {
  return parts.filter(Boolean).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' · '}
      <span className="inline-block">{part}</span>
    </Fragment>
  ))
}
