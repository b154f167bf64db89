/** Somebody else listens where we were told to. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken'

  /** @param setting names the port, for whoever has to choose another one */
  constructor(port: number, setting: string) {
    super(`Port ${port} is in use. Stop what uses it, or set ${setting}.`)
  }

  /** What `listen` failed with, in a sentence where it is this; anything else stays as it is. */
  static explain(error: unknown, port: number, setting: string): unknown {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    return isTaken ? new PortTaken(port, setting) : error
  }
}
