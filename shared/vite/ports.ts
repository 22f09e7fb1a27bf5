/** Every port of the portal on a developer's machine, in one place. */
export const ports = {
  /** `npm start`: portal and data; `PORT` overrides. */
  portal: 4173,
  /** The embedded backend of `npm run dev`. */
  backend: 5169,
  /** The shell of `npm run dev`. */
  shell: 5170,
  /** The first section of `npm run dev`; the others follow in the order of their folders. */
  firstSection: 5171,
} as const

/**
 * The live sections of `npm run dev`, each with its port. It works them out once and tells its servers:
 * a section that comes or goes meanwhile would move the ports of others.
 */
export function livePorts(): Map<string, number> {
  const told = new URLSearchParams(process.env['PORTAL_LIVE'])
  return new Map([...told].map(([id, port]) => [id, Number(port)]))
}
