import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How many requests of one connection may wait. No browser sends the next one before it is answered. */
export const mostWaiting = 50

interface Waiting {
  count: number
  last: Promise<unknown>
}

/**
 * Has the requests of each connection answered one after the other. They may all be sent at once, and
 * Node would begin with all of them: a thousand open files, for 40 kB that somebody sent.
 */
export function inTurn(answer: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Waiting>()
  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const { count, last } = connections.get(socket) ?? { count: 0, last: undefined }
    if (count >= mostWaiting) return void socket.destroy()
    const ended = new Promise((resolve) => response.once('close', resolve))
    connections.set(socket, { count: count + 1, last: ended })
    ended.then(() => {
      const now = connections.get(socket)
      if (now) now.count -= 1
    })
    if (count === 0) return answer(request, response)
    last?.then(() => {
      if (!socket.destroyed) answer(request, response)
    })
  }
}
