/**
 * Ways to write the folder of all sections that mean the same to every server: `%73` is an `s`. To a
 * browser they are different addresses, and it remembers a module that failed by its address.
 */
const spellings = ['/sections/', '/%73ections/', '/s%65ctions/'] as const

/**
 * The address under which a script is asked for at a given attempt, counted from the spelling that it
 * has. What it imports follows, since imports within a release are relative. After the last spelling
 * the first one's turn comes again: the same address can be asked for anew where only its fetch failed.
 */
export function spell(address: string, attempt: number): string {
  const used = spellings.findIndex((spelling) => address.includes(spelling))
  const [from, to] = [spellings[used], spellings[(used + attempt) % spellings.length]]
  return from && to ? address.replace(from, to) : address
}

/** All addresses under which a script may be asked for; the shell's own have but one. */
export function allSpellings(address: string): string[] {
  return [...new Set(spellings.map((_, attempt) => spell(address, attempt)))]
}
