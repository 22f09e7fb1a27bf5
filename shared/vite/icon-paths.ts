/** One element of an icon, as lucide's files hold it. */
export type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** A path of an icon; its other attributes are those in which it differs from the rest of the icon. */
export interface IconPath {
  d: string
  [attribute: string]: string
}

/**
 * The same drawing in as few paths as can be, in most icons one: what a browser has to style, lay out
 * and keep alive is counted in elements.
 *
 * @throws Error where an element is none of SVG's basic shapes
 */
export function pathsOf(nodes: readonly IconNode[]): IconPath[] {
  const paths: IconPath[] = []
  for (const [tag, { key: _, ...attributes }] of nodes) {
    const path = toPath(tag, attributes)
    const alike = paths.find((other) => look(other) === look(path))
    if (alike) alike.d += fromItsOwnStart(path.d)
    else paths.push(path)
  }
  return paths
}

function look({ d: _, ...attributes }: IconPath): string {
  return JSON.stringify(attributes)
}

/** A shape as a path, with the attributes that are not about its geometry. */
function toPath(tag: string, attributes: Record<string, string>): IconPath {
  const { d, points, x, y, width, height, rx, ry, cx, cy, r, x1, x2, y1, y2, ...rest } = attributes
  const of = (value: string | undefined) => Number(value ?? 0)
  switch (tag) {
    case 'path':
      return { d: d ?? '', ...rest }
    case 'line':
      return { d: `M${of(x1)} ${of(y1)}L${of(x2)} ${of(y2)}`, ...rest }
    case 'polyline':
      return { d: `M${points}`, ...rest }
    case 'polygon':
      return { d: `M${points}Z`, ...rest }
    case 'circle':
      return { d: ellipse(of(cx), of(cy), of(r), of(r)), ...rest }
    case 'ellipse':
      return { d: ellipse(of(cx), of(cy), of(rx), of(ry)), ...rest }
    case 'rect': {
      const radius = of(rx ?? ry)
      return { d: rectangle(of(x), of(y), of(width), of(height), radius), ...rest }
    }
    default:
      throw new Error(`An icon has a <${tag}>, which is no basic shape.`)
  }
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${short(cx - rx)} ${cy}a${rx} ${ry} 0 1 0 ${short(2 * rx)} 0a${rx} ${ry} 0 1 0 ${short(-2 * rx)} 0Z`
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const across = short(width - 2 * radius)
  const down = short(height - 2 * radius)
  const corner = (dx: number, dy: number) =>
    radius ? `a${radius} ${radius} 0 0 1 ${dx} ${dy}` : ''
  return [
    `M${short(x + radius)} ${y}h${across}${corner(radius, radius)}`,
    `v${down}${corner(-radius, radius)}`,
    `h${-across}${corner(-radius, -radius)}`,
    `v${-down}${corner(radius, -radius)}Z`,
  ].join('')
}

/** Without the tail that computing in binary leaves. */
function short(value: number): number {
  return Number(value.toFixed(3))
}

/** A path that may follow another one: what begins with `m` would count from where that one ended. */
function fromItsOwnStart(d: string): string {
  const number = String.raw`-?\d*\.?\d+`
  const start = new RegExp(`^m\\s*(${number})[\\s,]*(${number})[\\s,]*`)
  return d.replace(start, (whole, x, y) => {
    const isFollowed = /^[-.\d]/.test(d.slice(whole.length))
    return `M${x} ${y}${isFollowed ? 'l' : ''}`
  })
}
