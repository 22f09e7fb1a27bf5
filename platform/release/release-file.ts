/** The address of a file that browsers get of a release, whatever its section and version. */
export const releaseFile =
  /^\/(?:shell|sections\/(?<section>[\w-]+))\/(?<version>[\w.-]+)\/client\/./
