/**
 * Loaded before a command's own modules, which an older Node cannot even link: it says so, where else
 * a stack of the first thing that is missing would stand. Plain script, since that Node reads no other.
 */
const needed = [20, 19]
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `error: The portal needs Node ${needed.join('.')} or newer, and this is ${process.version}. Install a newer one (https://nodejs.org), then run npm ci again.`,
  )
  process.exit(1)
}
