import type { FormPaper } from '../form-paper.ts'
import { type Reference, reference } from './objects.ts'

/** What a field looks like in one state: a drawing in its own coordinates, from the lower left. */
export function appearance(
  { doc, appearances }: FormPaper,
  { width, height }: { width: number; height: number },
  drawing: string,
): Reference {
  const box = [0, 0, round(width), round(height)]
  const key = `${box.join(' ')} ${drawing}`
  const known = appearances.get(key)
  if (known) return known
  const made = reference(doc, { Type: 'XObject', Subtype: 'Form', BBox: box, Resources: {} })
  made.end(drawing)
  appearances.set(key, made)
  return made
}

const ink = '0.122 0.329 0.22'

/** A tick in a square of `size` points. */
export function tick(size: number): string {
  const at = (x: number, y: number) => `${round(x * size)} ${round(y * size)}`
  return `q ${ink} RG 1.7 w 1 J 1 j ${at(0.2, 0.5)} m ${at(0.42, 0.24)} l ${at(0.82, 0.78)} l S Q`
}

/** A dot in a square of `size` points. */
export function dot(size: number): string {
  const radius = size * 0.27
  const handle = radius * 0.5523
  const at = (x: number, y: number) => `${round(size / 2 + x)} ${round(size / 2 + y)}`
  return [
    `q ${ink} rg ${at(radius, 0)} m`,
    `${at(radius, handle)} ${at(handle, radius)} ${at(0, radius)} c`,
    `${at(-handle, radius)} ${at(-radius, handle)} ${at(-radius, 0)} c`,
    `${at(-radius, -handle)} ${at(-handle, -radius)} ${at(0, -radius)} c`,
    `${at(handle, -radius)} ${at(radius, -handle)} ${at(radius, 0)} c f Q`,
  ].join(' ')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
