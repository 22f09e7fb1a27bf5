import { resolve } from 'node:path'

/**
 * The absolute path of a file or folder that somebody typed behind a command. It is meant from where
 * they stand, which npm tells in `INIT_CWD`: it runs every command in the checkout.
 */
export function typedPath(
  typed: string,
  { INIT_CWD: typedIn = '' }: NodeJS.ProcessEnv = process.env,
): string {
  return resolve(typedIn, typed)
}
