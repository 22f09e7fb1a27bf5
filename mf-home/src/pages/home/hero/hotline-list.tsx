import { usePick } from '@portal/shared/i18n'
import { emergencyNumbers, localHotlines, telHref } from '@portal/shared/site'
import { useHeroCopy } from './copy.ts'

/** The emergency numbers and the three local lines, to be called at a touch. */
export function HotlineList() {
  const copy = useHeroCopy().hotlines
  const pick = usePick()
  const lines = [...emergencyNumbers, ...localHotlines]

  return (
    <ul aria-label={copy.label} className="mt-4 grid grid-cols-3 gap-2">
      {lines.map(({ number, name }, index) => (
        <li key={number} className={index < emergencyNumbers.length ? '' : 'col-span-3'}>
          <a
            href={telHref(number)}
            className={
              index < emergencyNumbers.length
                ? 'flex h-full flex-col items-center rounded-control border border-danger bg-danger-soft px-1 py-1.5 text-danger-ink hover:underline'
                : 'flex min-h-11 items-center justify-between gap-3 rounded-control border border-line px-3 hover:bg-surface-2 hover:underline'
            }
          >
            <span className={index < emergencyNumbers.length ? 'text-sm' : 'text-sm font-medium'}>
              {pick(name)}
            </span>{' '}
            <strong
              className={
                index < emergencyNumbers.length
                  ? '-order-1 font-display text-2xl'
                  : 'whitespace-nowrap text-base tabular-nums'
              }
            >
              {number}
            </strong>
          </a>
        </li>
      ))}
    </ul>
  )
}
