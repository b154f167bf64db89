import { webhookPath } from '@numeria/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { BadSignature } from '../integrations/payments.ts'
import { AppError } from '../platform/errors.ts'
import { applyEvent } from './events.ts'
import { callPayments } from './payments-call.ts'

/** The provider's signed events. The signature is over the very bytes, so that this zone reads no JSON by itself. */
export async function webhookRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (zone) => {
    zone.removeAllContentTypeParsers()
    zone.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    zone.post<{ Body: Buffer }>(webhookPath, { bodyLimit: 512 * 1024 }, async (request) => {
      const event = readEvent(deps, request.body, request.headers['stripe-signature'])
      await callPayments(() => applyEvent(deps, event))
      return { received: true }
    })
  })
}

function readEvent({ payments }: Deps, body: Buffer, signature: string | string[] | undefined) {
  try {
    return payments.readEvent(body, String(signature ?? ''))
  } catch (error) {
    if (error instanceof BadSignature) throw new AppError('billing.signature', { cause: error })
    throw error
  }
}
