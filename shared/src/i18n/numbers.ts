/**
 * A whole number with thousands separators, as both languages write it: `12,318,750`. The browser's
 * own formatter would have to be set up first, which a slow phone feels.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

/**
 * A number as Filipino writes it before what is counted. The linker of apat, anim and siyam is a word
 * by itself (`24 na pahina`); that of the others is a part of a numeral that is not written out.
 *
 * @param count - a number, or text that ends in one, such as `3-4`
 */
export function filipinoCount(count: number | string): string {
  return /[469]$/.test(String(count)) ? `${count} na` : String(count)
}
