/** A page of the portal that may post to any address, and can do nothing else. */
const frameAddress = '/outbound.html'

type Answer = { sent: true } | { sent: false; reason: string }

/**
 * Posts a text to a foreign address. The portal's own pages may not talk to foreign addresses, so a
 * frame without an origin does it: it has no cookies, no storage, and no way back into the page.
 *
 * @throws where there is no network or it fails, or the signal ends it
 */
export async function postFromFrame(
  url: string,
  { body, signal }: { body: string; signal: AbortSignal },
): Promise<void> {
  // The frame's own page would not come either, and never answer.
  if (!navigator.onLine) throw new TypeError('There is no network')
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.hidden = true
  frame.src = frameAddress
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      frame.addEventListener('load', () => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
        // A sandboxed frame has no origin that could be named.
        frame.contentWindow?.postMessage({ url, body }, '*', [port2])
      })
      document.body.append(frame)
    })
    if (!answer.sent) throw new Error(answer.reason)
  } finally {
    frame.remove()
  }
}
