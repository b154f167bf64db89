/** The embedded database cannot run here. The message is one sentence for the person who started Numeria, and says what to do. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError'
}
