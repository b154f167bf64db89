import { brand } from '@numeria/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

const day = 86_400_000
/** RFC 9116 recommends less than a year. */
const goodForDays = 180

/** The contact for security reports (RFC 9116). Rendered on request, so that its expiry date never passes. */
export function securityText(app: FastifyInstance, { settings, clock }: Pick<Deps, 'settings' | 'clock'>): void {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const midnight = Math.floor(clock.now().getTime() / day) * day
    const lines = [
      `Contact: mailto:${brand.supportEmail}`,
      `Expires: ${new Date(midnight + goodForDays * day).toISOString()}`,
      'Preferred-Languages: en, pt',
      `Canonical: ${settings.publicUrl}/.well-known/security.txt`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`)
  })
}
