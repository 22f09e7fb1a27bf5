import type { ReactNode } from 'react'

/** Fields that belong together, under a legend; two beside each other where there is room. */
export function FormGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-0 p-0">
      <legend className="mb-4 font-display text-xl font-semibold">{legend}</legend>
      <div className="grid items-end gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
