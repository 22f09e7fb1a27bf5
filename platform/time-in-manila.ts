const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Manila',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A time as staff read it: `2026-11-25 08:00`, in the Philippines. What is no time is left as it is. */
export function timeInManila(time: string | Date): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? String(time) : format.format(date)
}
