import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { PortTaken } from './port-taken.ts'

/**
 * Serves the metrics on their own port, which no proxy exposes.
 * @param parts collected at each scrape
 * @returns its port, and a function that stops it
 * @throws {PortTaken}
 */
export async function startMetricsServer(
  { host, port }: { host: string; port: number },
  parts: () => Promise<string[]>,
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    parts().then(
      (texts) => response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(texts.join('\n')),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(PortTaken.explain(error, port, 'METRICS_PORT')))
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
