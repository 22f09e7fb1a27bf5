import { createServer, type Server } from 'node:http'
import { OperatorError } from '../operator-error.ts'

/** Reads a port from the environment. @throws OperatorError where it is none */
export function portOf(text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') return otherwise
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new OperatorError(`PORT is not a port: “${text}”. Set it to a number from 1 to 65535.`)
}

/**
 * Starts to listen and returns the port.
 *
 * @param host - the address to listen on; all of the machine's where none is given
 * @throws OperatorError where the port cannot be had
 */
export function listen(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE' || error.code === 'EACCES'
          ? portError(port, error.code)
          : error,
      )
    })
    server.listen(port, host, () => resolve(portUsedBy(server)))
  })
}

/** The port that a server listens on; 0 for one that does not. */
export function portUsedBy(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Makes sure that a port can be had, before work is put into what will use it. */
export async function checkPort(port: number): Promise<void> {
  const server = createServer()
  await listen(server, port)
  await new Promise((resolve) => server.close(resolve))
}

function portError(port: number, code: string): OperatorError {
  const problem =
    code === 'EACCES'
      ? 'may not be used by this user. Choose another'
      : 'is in use by another program. Stop that program, or choose another'
  return new OperatorError(`Port ${port} ${problem} with PORT, such as PORT=8080.`)
}
