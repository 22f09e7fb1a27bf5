import { type Hour, hours } from './hours.ts'

/** The size that social networks ask for, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const

/** Where the words begin: everything below is the dark hill that they stand on. */
const groundTop = 372

const { width, height } = pictureSize

/**
 * The mountains and terraces behind the words, as SVG shapes.
 *
 * @param name - the same name has the same hour and the same ridges, every other one its own
 */
export function drawValley(name: string): string {
  const seed = seedOf(name)
  const hour = hours[seed % hours.length] ?? (hours[0] as Hour)
  const [far, mid, near] = hour.ridges
  const [x, y] = [hour.at[0] * width, hour.at[1] * groundTop]
  return [
    `<rect width="${width}" height="${groundTop}" fill="${hour.sky[0]}"/>`,
    `<path d="M0 96Q300 60 620 92T1200 78V${groundTop}H0Z" fill="${hour.sky[1]}" opacity=".35"/>`,
    `<path d="M0 172Q280 140 560 168T1200 150V${groundTop}H0Z" fill="${hour.sky[1]}" opacity=".6"/>`,
    `<circle cx="${x}" cy="${y}" r="92" fill="${hour.sun}" opacity=".25"/>`,
    `<circle cx="${x}" cy="${y}" r="58" fill="${hour.sun}"/>`,
    peaks(seed, 150, 105, far),
    ridge(seed + 3, 255, 40, mid),
    ridge(seed + 11, 316, 26, near),
    terraces(360, 306, hour),
    `<path d="M0 ${groundTop + 34}Q300 ${groundTop - 26} 620 ${groundTop + 8}T1200 ${groundTop - 6}V${height}H0Z" fill="#12301f"/>`,
  ].join('')
}

/** Sharp mountains, high and low by turns: far ones, in the sky's own mist. */
function peaks(seed: number, top: number, rise: number, fill: string): string {
  let x = -40
  let path = `M${x} ${top + 80}`
  for (let index = 0; x < width; index += 1) {
    const half = 60 + 110 * wave(seed, index)
    const tip = Math.round(top + 40 - rise * (0.3 + 0.9 * wave(seed, index + 20)) * (half / 110))
    const foot = Math.round(top + 60 + 24 * wave(seed, index + 40))
    const [middle, end] = [Math.round(x + half), Math.round(x + 2 * half)]
    path += `Q${middle - half * 0.45} ${foot - 12} ${middle - 10} ${tip + 8}L${middle} ${tip}l12 8l10-3Q${middle + half * 0.5} ${foot - 16} ${end} ${foot}`
    x = end
  }
  return `<path d="${path}V${height}H-40Z" fill="${fill}"/>`
}

/** Rolling hills. */
function ridge(seed: number, top: number, rise: number, fill: string): string {
  const count = 6
  const step = width / count
  const points = Array.from({ length: count }, (_, index) => {
    const y = Math.round(top - rise * (wave(seed, index) * 2 - 1))
    return `S${Math.round((index + 0.5) * step)} ${y} ${Math.round((index + 1) * step)} ${y}`
  })
  return `<path d="M0 ${top}${points.join('')}V${height}H0Z" fill="${fill}"/>`
}

/** A hill of rice terraces. */
function terraces(halfWidth: number, top: number, { field, crop }: Hour): string {
  const x = 850
  const steps = Array.from({ length: 5 }, (_, index) => {
    const y = top + 16 + index * 15
    const half = halfWidth * (0.34 + index * 0.11)
    return `M${x - half} ${y + 14}Q${x} ${y - 22} ${x + half} ${y + 14}`
  })
  return [
    `<path d="M${x - halfWidth} ${groundTop + 60}Q${x} ${top - 110} ${x + halfWidth} ${groundTop + 60}Z" fill="${field}"/>`,
    `<path d="${steps.join('')}" fill="none" stroke="${crop}" stroke-width="5"/>`,
  ].join('')
}

/** A number that names take by themselves. */
function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 47 + letter.charCodeAt(0)) % 9973, 0)
}

/** A number from 0 to 1 that looks like chance and is the same every time. */
function wave(seed: number, index: number): number {
  const value = Math.sin(seed * 12.9898 + index * 78.233) * 43_758.5453
  return value - Math.floor(value)
}
