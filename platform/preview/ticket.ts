import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { jwtVerify, SignJWT } from 'jose'
import { dataFolder } from '../data-folder.ts'
import { OperatorError } from '../operator-error.ts'
import { isSafeName } from '../release/store.ts'
import { writeOnce } from '../write-once.ts'

/** What a ticket lets one browser see: a site with a release that is not published. */
export interface Ticket {
  /** Folder of the site below the store. */
  site: string
  section: string
  version: string
  /** The page that the preview begins with. */
  path: string
}

/** The longest that the link of a preview may be valid, in hours. */
export const longestHours = 168

const audience = 'portal-preview'
const shortestKey = 32

/**
 * The key that signs tickets: `PORTAL_PREVIEW_KEY`, where teams publish from other machines than the
 * one that serves; else one that is made once and kept with the data, never in the store, since a
 * store may be copied to public places. @throws OperatorError where the key is too short
 */
export async function previewKey(environment = process.env): Promise<Uint8Array> {
  checkPreviewKey(environment)
  const given = environment['PORTAL_PREVIEW_KEY']
  return new TextEncoder().encode(given || (await keptKey(environment)))
}

/** @throws OperatorError where `PORTAL_PREVIEW_KEY` is set, and too short */
export function checkPreviewKey({ PORTAL_PREVIEW_KEY: given }: NodeJS.ProcessEnv): void {
  if (given && given.length < shortestKey) {
    throw new OperatorError(
      `PORTAL_PREVIEW_KEY is too short to be safe: give it at least ${shortestKey} random characters, for example from: openssl rand -hex 32.`,
    )
  }
}

/**
 * For whoever signs a link: `npm start` makes a key before it serves, so one that is made here would be
 * no portal's.
 *
 * @throws OperatorError where `PORTAL_PREVIEW_KEY` is not set, and no portal has kept a key
 */
export function checkPortalHasKey(environment: NodeJS.ProcessEnv): void {
  if (environment['PORTAL_PREVIEW_KEY'] || existsSync(keyPath(environment))) return
  throw new OperatorError(
    `No portal would accept the link: PORTAL_PREVIEW_KEY is not set, and no portal has kept its key in ${dataFolder(environment)}. Set PORTAL_PREVIEW_KEY as it is set where the portal runs; on the same machine set PORTAL_DATA to its data folder, or run npm start once.`,
  )
}

const keyPath = (environment: NodeJS.ProcessEnv) => join(dataFolder(environment), 'preview-key')

async function keptKey(environment: NodeJS.ProcessEnv): Promise<string> {
  const path = keyPath(environment)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeOnce(path, randomBytes(32).toString('hex'))
  const key = await readFile(path, 'utf8')
  if (key.length >= shortestKey) return key
  throw new OperatorError(
    `The key ${path} is damaged: delete the file, and start again. Preview links that were made with it end.`,
  )
}

/** @param hours - how long the ticket is good for */
export function signTicket(ticket: Ticket, key: Uint8Array, hours: number): Promise<string> {
  return new SignJWT({ ...ticket })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000 + hours * 3600))
    .sign(key)
}

/** Words with slashes between them: each text is read in one way only, which takes no time. */
const pagePath = /^\/([\w-]+(\/[\w-]+)*\/?)?$/

/** The ticket that a text holds, with its end as a date; null where it is not ours, or over. */
export async function readTicket(
  text: string,
  key: Uint8Array,
): Promise<(Ticket & { expires: Date }) | null> {
  const verified = await jwtVerify(text, key, { audience, algorithms: ['HS256'] }).catch(() => null)
  if (!verified) return null
  const { site, section, version, path, exp } = verified.payload
  if (!exp || typeof path !== 'string' || !pagePath.test(path)) return null
  if (!isSafeName(site) || !isSafeName(section) || !isSafeName(version)) return null
  return { site, section, version, path, expires: new Date(exp * 1000) }
}
