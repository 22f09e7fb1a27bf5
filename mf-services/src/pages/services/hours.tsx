import { type Bilingual, usePick } from '@portal/shared/i18n'

const span = /(\d+:\d+(?: [AP]M)?-\d+:\d+ [AP]M)/

/** When an office is open, as text. A span of times stays on one line wherever one is wide enough. */
export function Hours({ of }: { of: Bilingual }) {
  const pick = usePick()
  return pick(of)
    .split(span)
    .map((part) =>
      span.test(part) ? (
        <span key={part} className="inline-block">
          {part}
        </span>
      ) : (
        part
      ),
    )
}
