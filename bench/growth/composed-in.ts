/**
 * Seconds that a publication took to verify and to compose.
 *
 * @param output - what `npm run publish` printed
 * @throws where it does not tell
 */
export function composedIn(output: string): number {
  const told = /verified and composed in ([\d.]+) s/.exec(output)?.[1]
  if (!told) throw new Error(`Nothing tells how long it took to compose:\n${output}`)
  return Number(told)
}
