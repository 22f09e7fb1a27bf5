import type { AddressInfo, Server } from 'node:net'

/** Listens on a free port that only this machine reaches; returns it. */
export async function listenOnLoopback(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
