import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errors, jwtVerify, SignJWT } from 'jose'
import { OperatorError } from '../operator-error.ts'
import { writeOnce } from '../write-once.ts'

/** The roles a key can stand for, as on Supabase. */
export type Role = 'anon' | 'authenticated' | 'service_role'

const algorithm = 'HS256'
const issuer = 'supabase-local'

/** How long staff's key can be used: for the request it is signed for, not by who finds it in a log. */
const staffLifetime = '2 minutes'

/** By how much the clocks of two machines may differ, in seconds. */
const clockTolerance = 60

/**
 * The signing secret of this install, made at first use and kept in `<dataDir>/jwt-secret` for the
 * owner's eyes only. Whoever has it can read every message, so it never leaves the folder.
 */
export async function ensureSecret(dataDir: string): Promise<Uint8Array> {
  const path = secretPath(dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writeOnce(path, randomBytes(32).toString('hex'))
  await chmod(path, 0o600)
  return readSecret(dataDir)
}

/** The same for one who only reads. @throws OperatorError where the folder has no secret yet */
export async function readSecret(dataDir: string): Promise<Uint8Array> {
  const path = secretPath(dataDir)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new OperatorError(
      `There is no ${path}: start the portal, or set PORTAL_DATA to the folder it runs on.`,
    )
  })
  const secret = text.trim()
  if (!/^[0-9a-f]{64}$/.test(secret)) {
    throw new OperatorError(
      `The signing secret ${path} is damaged: delete the file and start the portal again, which gives its pages a new key.`,
    )
  }
  return new TextEncoder().encode(secret)
}

const secretPath = (dataDir: string) => join(dataDir, 'jwt-secret')

/**
 * Signs a key that is good for ever. The same secret and role always give the same key, since documents
 * carry it: it has no date in it.
 */
export function signKey(secret: Uint8Array, role: Role): Promise<string> {
  return keyOf(role).sign(secret)
}

/** Signs a key that reads and writes everything, for the next two minutes. */
export function signStaffKey(secret: Uint8Array): Promise<string> {
  return keyOf('service_role').setExpirationTime(staffLifetime).sign(secret)
}

function keyOf(role: Role): SignJWT {
  return new SignJWT({ role }).setProtectedHeader({ alg: algorithm, typ: 'JWT' }).setIssuer(issuer)
}

/** The role a key stands for, `expired` once its time is over; null where this install did not sign it. */
export async function verifyKey(secret: Uint8Array, key: string): Promise<Role | 'expired' | null> {
  try {
    const { payload } = await jwtVerify(key, secret, {
      algorithms: [algorithm],
      issuer,
      clockTolerance,
    })
    const { role } = payload
    return role === 'anon' || role === 'authenticated' || role === 'service_role' ? role : null
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : null
  }
}

/**
 * The public key that the site's documents carry. Needs no open database, so that a build can ask
 * for it while the portal runs.
 */
export async function localAnonKey(dataDir: string): Promise<string> {
  return signKey(await ensureSecret(dataDir), 'anon')
}
