/** A call that the server refused. The message is the status code, a colon, then the body, or the status text without one. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The server's sentence for a person. */
  readonly sentence: string
  readonly code: string | undefined
  /** The form field that was refused, if it was one. */
  readonly field: string | undefined

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    const details = parseBody(body)
    this.status = status
    this.sentence = details.error ?? 'Something went wrong on our side. Please try again.'
    this.code = details.code
    this.field = details.field
  }
}

/** The connection failed before, or in the middle of, an answer: nobody knows what the server did. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
}

function parseBody(body: string): { error?: string; code?: string; field?: string } {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

/** What to tell a person about any failure. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.sentence
  if (error instanceof ConnectionError) return 'We could not reach Numeria. Please check your connection and try again.'
  return 'Something went wrong. Please try again.'
}
