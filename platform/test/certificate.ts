import { createHash, generateKeyPairSync, sign } from 'node:crypto'

export interface Certificate {
  key: string
  cert: string
  /** By this a browser can be told to trust it: SHA-256 of the public key, in base64. */
  fingerprint: string
}

/** A certificate that lives as long as one run. Node can sign, but has no words for a certificate. */
export function createCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const publicInfo = publicKey.export({ type: 'spki', format: 'der' })
  const ecdsaWithSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'))
  const commonName = sequence(Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from('bench')))
  const name = sequence(der(0x31, commonName))
  const day = 86_400_000
  const validity = sequence(time(Date.now() - day), time(Date.now() + day))
  const serial = der(0x02, Buffer.from([1]))
  const facts = sequence(serial, ecdsaWithSha256, name, validity, name, publicInfo)
  const signature = der(0x03, Buffer.from([0]), sign('sha256', facts, privateKey))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(sequence(facts, ecdsaWithSha256, signature)),
    fingerprint: createHash('sha256').update(publicInfo).digest('base64'),
  }
}

/** One value in ASN.1's distinguished encoding: tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, ...parts)
}

function time(moment: number): Buffer {
  const text = new Date(moment).toISOString().replace(/\.\d+|[-:T]/g, '')
  return der(0x17, Buffer.from(text.slice(2)))
}

function pem(bytes: Buffer): string {
  return `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64')}\n-----END CERTIFICATE-----\n`
}
