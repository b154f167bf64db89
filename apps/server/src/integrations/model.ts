export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string }

export type ModelRequest = {
  messages: readonly ModelMessage[]
  /** The longest reply that it may write. */
  maxTokens: number
  /** Aborting it ends the reply at once, at the model too. */
  signal: AbortSignal
}

export type ModelChunk =
  /** The endpoint's host and its model. Sent before the text, and again when the fallback takes over. */
  | { writer: string }
  | { text: string }
  /** It thinks, unseen by the reader: a sign of life. */
  | { thinking: true }
  | { usage: { promptTokens: number; completionTokens: number } }
  /** The reply reached its longest length: it ends here, most likely inside a sentence. */
  | { cutShort: true }

/** Writes readings. The caller checks all of its output. */
export type Model = {
  /**
   * Streams one reply, in pieces of any size. Ends when the model says that it has finished.
   * @throws {ModelFailure} or whatever `signal` was aborted with
   */
  write(request: ModelRequest): AsyncIterable<ModelChunk>
}

/** `unusable`: it answered, and what it said cannot be used, or it would not say anything to this request. */
export type ModelFailureKind = 'unavailable' | 'timeout' | 'cut_off' | 'unusable'

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly kind: ModelFailureKind
  /** In how many milliseconds the same request may do better; null: not soon. */
  readonly retryMs: number | null

  constructor(kind: ModelFailureKind, message: string, options: ErrorOptions & { retryMs?: number } = {}) {
    super(message, options)
    this.kind = kind
    this.retryMs = options.retryMs ?? null
  }
}
