/**
 * Loaded before a command's own modules, which an older Node cannot even link: it says so, where else
 * a stack of the first thing that is missing would stand. Plain script, since that Node reads no other.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

// What the build tools take: of each line with long support, from where it loads modules alike.
const taken = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24

if (!taken) {
  console.error(
    `error: The portal needs Node 20.19 or newer (not 21, 23, or 22 before 22.12), and this is ${process.versions.node}. Install one of those (https://nodejs.org), then run npm ci again.`,
  )
  process.exit(1)
}
