import { createServer, type Server } from 'node:http'
import { OperatorError } from '../operator-error.ts'

/** Reads a port from the environment; 0, any that is free, is for tests. @throws OperatorError where it is none */
export function portOf(text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') return otherwise
  const port = Number(text)
  // Number reads a blank as 0, and 0x1F90 as 8080.
  if (/^\d+$/.test(text) && port < 65_536) return port
  throw new OperatorError(`PORT is not a port: “${text}”. Set it to a number from 1 to 65535.`)
}

/** The address to listen on, as PORTAL_HOST says; undefined for all of the machine's. */
export function hostOf({ PORTAL_HOST: named }: NodeJS.ProcessEnv): string | undefined {
  return named || undefined
}

/**
 * Starts to listen and returns the port.
 *
 * @param host - the address to listen on; all of the machine's where none is given
 * @throws OperatorError where the port cannot be had, or the address is not the machine's
 */
export function listen(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const { code = '' } = error
      if (code === 'EADDRINUSE' || code === 'EACCES') reject(portError(port, code))
      else if (host && noAddress.includes(code)) reject(hostError(host, code))
      else reject(error)
    })
    server.listen(port, host, () => resolve(portUsedBy(server)))
  })
}

/** The port that a server listens on; 0 for one that does not. */
function portUsedBy(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Where a server that listens is reached on its own machine. */
export function originOf(server: Server): string {
  const address = server.address()
  if (typeof address !== 'object' || !address) return ''
  return originAt(address.address, address.port)
}

/**
 * Where what listens on an address is reached on its own machine.
 *
 * @param host - an address or a name; of those that stand for all of the machine's, the local one
 */
export function originAt(host: string, port: number): string {
  if (host === '::' || host === '0.0.0.0') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Makes sure that a port can be had, before work is put into what will use it. */
export async function checkPort(port: number, host?: string): Promise<void> {
  const server = createServer()
  await listen(server, port, host)
  await new Promise((resolve) => server.close(resolve))
}

function portError(port: number, code: string): OperatorError {
  const problem =
    code === 'EACCES'
      ? 'may not be used by this user. Choose another'
      : 'is in use by another program. Stop that program, or choose another'
  return new OperatorError(`Port ${port} ${problem} with PORT, such as PORT=8080.`)
}

/** Codes for an address that another machine has, that is of no kind known here, or a name of nobody. */
const noAddress = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'ENOTFOUND', 'EAI_AGAIN']

function hostError(host: string, code: string): OperatorError {
  return new OperatorError(
    `PORTAL_HOST is “${host}”, which is no address of this machine (${code}). Set it to one that is, such as 127.0.0.1, or leave it out to listen on all.`,
  )
}
