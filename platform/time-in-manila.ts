const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Manila',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A time as staff read it: `2026-11-25 08:00`, in the Philippines. */
export function timeInManila(time: string | Date): string {
  return format.format(new Date(time))
}
