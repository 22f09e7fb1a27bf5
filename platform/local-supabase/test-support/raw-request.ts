import { connect } from 'node:net'

/** Sends exactly these bytes and returns the whole answer; resolves when the server hangs up. */
export function rawRequest(url: string, lines: readonly string[], body = ''): Promise<string> {
  const { port, hostname } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    socket.write(`${[...lines, 'Host: portal', 'Connection: close'].join('\r\n')}\r\n\r\n${body}`)
  })
}
