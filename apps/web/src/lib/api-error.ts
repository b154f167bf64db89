import type { Charged } from '@numeria/contract'
import { errors } from '#messages/errors'
import type { Issue, Reason } from './error-sentence.ts'

/** A call that the server refused. The message is the status code, a colon, then the body, or the status text without one. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** Sentence for the user, in the page language. */
  readonly sentence: string
  /** Whether the server's answer had a reason with a sentence of its own. */
  readonly isTold: boolean
  readonly code: string | undefined
  /** Whether credits or money were taken. Unknown where a proxy answered. */
  readonly charged: Charged
  /** The form field that was refused, if it was one. */
  readonly field: string | undefined
  /** The reading that answered the same question. */
  readonly turnId: string | undefined
  /** Id of the request in the server's log. */
  readonly requestId: string | undefined

  /** @param sentence for the server's reason */
  constructor(status: number, statusText: string, body: string, sentence?: string) {
    super(`${status}: ${body || statusText}`)
    const details = parseBody(body)
    this.status = status
    this.sentence = sentence ?? errors.ourSide
    this.isTold = sentence !== undefined
    this.code = details.code
    this.charged = details.charged ?? 'unknown'
    this.field = details.field
    this.turnId = details.turnId
    this.requestId = details.requestId
  }
}

/** Converts an error response, with its sentence in the page language. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '')
  const { code, requestId, ...reason } = parseBody(body)
  const told = code === undefined ? undefined : await reasonSentence({ ...reason, code })
  // An unexpected failure carries a reference, by which support finds it in the log.
  const sentence = told && code === 'server.failed' && requestId ? `${told} ${errors.reference(requestId)}` : told
  return new ApiError(response.status, response.statusText, body, sentence)
}

/** The sentence for a failure of a call. All of them are fetched at the first failure: no page has them from its start. */
export async function reasonSentence(reason: Reason): Promise<string | undefined> {
  const sentences = await import('./error-sentence.ts').catch(() => null)
  return sentences?.sentenceFor(reason)
}

/** The sentence for what a form's own check refuses. */
export async function issueText(issue: Issue): Promise<string> {
  const sentences = await import('./error-sentence.ts').catch(() => null)
  return sentences?.issueSentence(issue) ?? errors.unknown
}

/** The connection failed before or during a response: the server's outcome is unknown. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
}

function parseBody(body: string): Reason & {
  charged?: Charged
  field?: string
  turnId?: string
  requestId?: string
} {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

/** The sentence for the server's reason, or the given one where its answer had none. */
export const serverTextOr = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.isTold ? error.sentence : otherwise

/** Sentence for the user about any failure. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.sentence
  if (error instanceof ConnectionError) return errors.unreachable
  return errors.unknown
}

/** Whether the server wants a sign-in of the last minutes before it does this. */
export const wantsFreshSignIn = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'auth.fresh_sign_in_required'
