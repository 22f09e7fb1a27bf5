import { useId } from 'react'

export interface ProgressBarProps {
  /** Percent, 0 to 100; anything beyond is held at the ends. */
  value: number
  label: string
}

/** How far something has come. The bar is an SVG: its width needs no `style` attribute. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  const id = useId()
  const percent = Math.min(100, Math.max(0, Math.round(value)))
  return (
    <div>
      <p className="ui-progress-label">
        <span id={id}>{label}</span> <span aria-hidden="true">{percent}%</span>
      </p>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="ui-progress-track"
      >
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={percent} height="1" />
        </svg>
      </div>
    </div>
  )
}
