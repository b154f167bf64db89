import type { IncomingMessage, ServerResponse } from 'node:http'

export type Exchange = { request: IncomingMessage; response: ServerResponse; url: URL }

/** Answers one request. A `BadRequest` that it throws is answered with 400 and its sentence. */
export type Handler = (exchange: Exchange) => Promise<void> | void

export class BadRequest extends Error {
  override readonly name = 'BadRequest'
  readonly field: string | undefined

  constructor(message: string, field?: string) {
    super(message)
    this.field = field
  }
}

const bodyLimit = 4 * 1024 * 1024

/** The request's body as UTF-8 text. Throws `BadRequest` past 4 MiB. */
export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > bodyLimit) throw new BadRequest('The body is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await readText(request))
}

export async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await readText(request)) as unknown
  } catch (error) {
    if (error instanceof BadRequest) throw error
    throw new BadRequest('The body is not JSON.')
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(JSON.stringify(body))
}

export function redirect(response: ServerResponse, location: string) {
  response.writeHead(303, { location, 'cache-control': 'no-store', 'content-length': '0' })
  response.end()
}
