/** What a network does to all that a visitor sends and receives. */
export interface Profile {
  /** Milliseconds from a request to the first byte of its answer, and for every handshake. */
  roundTrip: number
  /** Each direction's rate in kbit/s, which all connections share. */
  rate: number
}

/** The profile that counts: a village with one distant mast. */
export const rural3g: Profile = { roundTrip: 300, rate: 700 }

/** As fast as the machine: for what has to be done before a measurement. */
export const unlimited: Profile = { roundTrip: 0, rate: Number.POSITIVE_INFINITY }

/** Sends a packet of so many bytes, and calls back when it has arrived. */
export type Line = (bytes: number, arrived: () => void) => void

/**
 * One direction of a radio link: packets leave one after the other, as fast as the rate allows, and
 * arrive half a round trip later, in their order.
 *
 * @param profile - asked anew for each packet
 */
export function createLine(profile: () => Profile): Line {
  const travelling: { due: number; arrived: () => void }[] = []
  let free = 0
  const deliver = () => {
    while (travelling[0] && travelling[0].due <= performance.now()) travelling.shift()?.arrived()
    if (travelling[0]) setTimeout(deliver, travelling[0].due - performance.now())
  }
  return (bytes, arrived) => {
    const { rate, roundTrip } = profile()
    free = Math.max(free, performance.now()) + (bytes * 8) / rate
    travelling.push({ due: free + roundTrip / 2, arrived })
    if (travelling.length === 1) setTimeout(deliver, free + roundTrip / 2 - performance.now())
  }
}
