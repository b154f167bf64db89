import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sandboxEnvironment, sandboxUrl } from './environment.ts'
import { createSigningKey } from './identity/signing-key.ts'
import { createSandbox } from './sandbox.ts'

export { sandboxEnvironment, type SandboxEnvironment } from './environment.ts'

export type Sandbox = {
  url: string
  /** The settings with which the product's server uses this sandbox. */
  environment: Record<string, string>
  /** Ends every open connection and frees the port. */
  stop(): Promise<void>
}

/**
 * Starts all stand-ins of external services on 127.0.0.1.
 *
 * @param port 0 takes any free one
 * @param appUrl the product's public address without a slash at the end; sign-ins lead back to it and nowhere else
 * @throws the error of `listen`, with code `EADDRINUSE` when the port is taken
 */
export async function startSandbox({ port, appUrl }: { port: number; appUrl: string }): Promise<Sandbox> {
  const signingKey = await createSigningKey()
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const bound = (server.address() as AddressInfo).port
  const url = sandboxUrl(bound)
  const environment = sandboxEnvironment(bound)
  const sandbox = createSandbox({ url, appUrl, environment, signingKey })
  server.on('request', sandbox.answer)
  server.on('connect', sandbox.connect)
  return {
    url,
    environment,
    async stop() {
      sandbox.stop()
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
