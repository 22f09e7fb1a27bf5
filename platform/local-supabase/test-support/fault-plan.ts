/** What happens to a contact message on its way to the database and back. */
export const faults = {
  offline: 'the connection breaks before the message has left',
  refused: 'a server answers 503 in place of the database',
  hotspot: 'a hotspot answers 200 with its login page',
  blank: 'a hotspot answers 200 with nothing',
  lost: 'the message is stored, and the connection breaks before the answer',
  failed: 'the message is stored, and the answer is turned into a 502',
  cut: 'the message is stored, and the answer breaks off halfway',
  twice: 'something on the way sends the message twice',
} as const

export type Fault = keyof typeof faults

export const allFaults = Object.keys(faults) as Fault[]

/**
 * Faults for one request after the other, always in the same order: six of ten requests meet one,
 * each kind in turn, and of every 200 the first thirty fall into a dead spot. `met` counts them.
 */
export function createFaultPlan() {
  const met = new Map<Fault | 'none', number>()
  const kinds = [...allFaults, null, null, null, null, null]
  let requests = 0

  function plan(): Fault | null {
    requests += 1
    const inDeadSpot = requests % 200 < 30
    // Seven and thirteen have no common factor, so that neighbours differ and every kind comes.
    const fault = inDeadSpot ? 'offline' : (kinds[(requests * 7) % kinds.length] ?? null)
    met.set(fault ?? 'none', (met.get(fault ?? 'none') ?? 0) + 1)
    return fault
  }

  return { plan, met }
}
