/** The address of a file that browsers get of a release, whatever its section and version. */
export const releaseFile =
  /^\/(?:shell|sections\/(?<section>[\w-]+))\/(?<version>[\w.-]+)\/client\/./

/** How long such a file may be kept: its address is another one once it changes. */
export const forEver = 'public, max-age=31536000, immutable'

/** `/sections/home/1.0.0-ab/client/assets/x.css` is `client/assets/x.css` in the release's folder. */
export function pathInRelease(address: string): string {
  return address.slice(address.indexOf('/client/') + 1)
}
