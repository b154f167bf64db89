/** Another process listens on this port. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken'

  /** @param setting names the port's setting, for the operator */
  constructor(port: number, setting: string) {
    super(`Port ${port} is in use. Stop the program that uses it, or set ${setting} to another one.`)
  }

  /** Turns the `listen` error for a port in use into a sentence. Other errors are returned unchanged. */
  static explain(error: unknown, port: number, setting: string): unknown {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    return isTaken ? new PortTaken(port, setting) : error
  }
}
