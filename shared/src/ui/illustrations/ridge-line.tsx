import { classNames } from '../class-names.ts'

export interface RidgeLineProps {
  /** `deep` lets the nearest hills run into a dark band below, such as the footer. */
  tone?: 'day' | 'deep'
  className?: string
}

/** The mountains behind the town, two peaks in turns, with terraces on the nearest hills. Decorative. */
export function RidgeLine({ tone = 'day', className }: RidgeLineProps) {
  return (
    <svg
      viewBox="0 0 1440 120"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className={classNames('ui-ridge', className)}
      data-ridge={tone}
    >
      <circle className="ui-ridge-sun" cx="1168" cy="46" r="30" />
      <path
        className="ui-ridge-far"
        d="M0 78q125-6 176-52l14-5 9 5 8-2q57 46 133 54q60-6 82-26l12-5 9 5 8-2q40 22 99 28q125-6 176-52l14-5 9 5 8-2q57 46 133 54q60-6 82-26l12-5 9 5 8-2q40 22 99 28q125-6 176-52l14-5 9 5 8-2q57 46 133 54V120H0Z"
      />
      <path
        className="ui-ridge-mid"
        d="M0 96q90-30 190-30t180 28q80-24 170-24t200 28q80-22 170-22t160 14q110-32 210-32t160 26V120H0Z"
      />
      <path className="ui-ridge-field" d="M860 120q110-40 270-40t310 40Z" />
      <path
        className="ui-ridge-terrace"
        d="M892 112q110-22 238-22t256 22M926 120q90-21 204-21t222 21M984 120q66-12 146-12t160 12"
      />
      <path
        className="ui-ridge-near"
        d="M0 108q160-14 330-14t330 14q110 8 220 6t260-4 300 4V120H0Z"
      />
    </svg>
  )
}
