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
