import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** How many requests of one connection may wait. No browser sends the next one before it is answered. */
export const mostWaiting = 50

/**
 * Has the requests of each connection answered one after the other. They may all be sent at once, and
 * Node would begin with all of them: a thousand open files, for 40 kB that somebody sent.
 */
export function inTurn(answer: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    const queue = queues.get(socket) ?? []
    queues.set(socket, queue)
    if (queue.length === mostWaiting) return void socket.destroy()
    queue.push(() => answer(request, response))
    response.once('close', () => {
      queue.shift()
      if (!socket.destroyed) queue[0]?.()
    })
    if (queue.length === 1) queue[0]?.()
  }
}
