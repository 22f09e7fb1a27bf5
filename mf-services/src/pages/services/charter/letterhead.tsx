import { usePick } from '@portal/shared/i18n'
import { municipality } from '@portal/shared/site'
import { Seal } from '@portal/shared/ui'
import { useServicesCopy } from '../copy.ts'

/** The head of a printed sheet: whose it is, and where it comes from. */
export function Letterhead({ title }: { title: string }) {
  const copy = useServicesCopy().charter
  const pick = usePick()
  return (
    <div className="mb-3 hidden items-center gap-4 border-line-strong border-b-2 pb-2 print:flex">
      <Seal className="size-18 flex-none" />
      <div className="grow text-sm">
        <p>
          {copy.republic} · {copy.province(municipality.province)}
        </p>
        <p className="font-semibold text-base">{pick(municipality.title)}</p>
        <p>
          {pick(municipality.address)} · {municipality.phone}
        </p>
        <p>{copy.printedFrom(`${municipality.website}/services`)}</p>
      </div>
      <div className="text-right">
        <p>{copy.title}</p>
        <p className="font-display font-semibold text-2xl">{title}</p>
      </div>
    </div>
  )
}
