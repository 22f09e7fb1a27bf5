import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request as sendRequest } from 'node:http'

/**
 * Leaves a message as a neighbour of this machine would, since the machine itself may leave many.
 *
 * @param forged - address that the request says it came from
 * @returns the status of the answer
 */
export async function leaveMessage(
  portal: string,
  apikey: string,
  forged: string,
): Promise<number> {
  const request = sendRequest(`${portal}/rest/v1/contact_messages`, {
    method: 'POST',
    family: 4,
    localAddress: '127.0.0.2',
    headers: { apikey, 'content-type': 'application/json', 'x-forwarded-for': forged },
  })
  const message = { id: randomUUID(), name: 'A', email: 'a@b.ph', subject: 'B', message: 'C' }
  request.end(JSON.stringify(message))
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode ?? 0
}
