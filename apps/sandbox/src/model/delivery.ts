import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { ModelCall } from '../control/model-control.ts'
import type { Wire } from './wire.ts'

/** Broken in three ways: JSON that stops in the middle, a line that is no event, and bytes that are not UTF-8. */
const garbage = Buffer.concat([
  Buffer.from(
    'data: {"id":"chatcmpl-broken","choices":[{"delta":{"content":"The num\n\n<<< not an event >>>\n\ndata: ',
  ),
  Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0x0a, 0x0a]),
])

async function write(response: ServerResponse, piece: string, signal: AbortSignal) {
  if (piece !== '' && !response.write(piece)) await once(response, 'drain', { signal })
}

/** Waits until all is sent: bytes still in the buffer would be lost with the socket. */
async function flush(response: ServerResponse) {
  await new Promise<void>((resolve) => response.write('\n', () => resolve()))
}

/**
 * Writes the reply at the pace of the call, and ends as its mode says: `stall` and `cut` are left open.
 * Rejects when `signal` says that the client has left.
 */
export async function deliver(
  response: ServerResponse,
  wire: Wire,
  call: ModelCall,
  signal: AbortSignal,
): Promise<void> {
  response.writeHead(200, { 'content-type': wire.contentType, 'cache-control': 'no-cache' })
  response.flushHeaders()
  if (call.firstTokenMs > 0) await pause(call.firstTokenMs, undefined, { signal })
  await write(response, wire.opening, signal)

  const breaksOff = call.mode === 'stall' || call.mode === 'cut' || call.mode === 'garbage'
  const tokens = breaksOff ? wire.tokens.slice(0, Math.ceil(wire.tokens.length / 3)) : wire.tokens
  // Tokens without a delay arrive together anyway, and one write costs less than hundreds.
  for (const [index, token] of (call.tokenMs > 0 ? tokens : [tokens.join('')]).entries()) {
    if (index > 0) await pause(call.tokenMs, undefined, { signal })
    await write(response, token, signal)
  }

  if (call.mode === 'stall') return
  if (call.mode === 'cut') return flush(response)
  response.end(call.mode === 'garbage' ? garbage : wire.closing)
}
