export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string }

export type ModelChunk =
  | { text: string }
  | { usage: { promptTokens: number; completionTokens: number } }
  /** The reply reached its longest length: it ends here, most likely inside a sentence. */
  | { cutShort: true }

/** Writes readings. Everything it says is checked by whoever called it. */
export type Model = {
  /**
   * Streams one reply. Ends when the model says that it has finished; aborting `signal` ends it at once.
   * @throws {ModelFailure}
   */
  write(messages: readonly ModelMessage[], signal: AbortSignal): AsyncIterable<ModelChunk>
}

export type ModelFailureKind = 'unavailable' | 'timeout' | 'cut_off' | 'unusable'

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly kind: ModelFailureKind

  constructor(kind: ModelFailureKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
