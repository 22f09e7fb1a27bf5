import { classNames } from '../class-names.ts'

export interface RidgeLineProps {
  /** `deep` lets the nearest hills run into a dark band below, such as the footer. */
  tone?: 'day' | 'deep'
  className?: string
}

/** The mountains behind the town, with terraces on the nearest hills. Decorative. */
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
        d="M0 80Q125 74 176 51L190 46l9 5 8-2Q247 72 325 78Q410 72 441 35L455 30l9 5 8-2Q518 76 610 82Q695 76 726 55L740 50l9 5 8-2Q800 74 885 80Q1010 74 1061 17L1075 12l9 5 8-2Q1137 64 1225 70Q1289 64 1308 47L1322 42l9 5 8-2Q1373 70 1440 76V120H0Z"
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
