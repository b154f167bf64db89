import { appleWebhookPath, facebookDeletionPath, routes } from '@numeria/contract'
import { DeletionRequestState } from '@numeria/contract/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { InvalidEvent, ProviderUnavailable, type PlatformEvent } from '../integrations/identity-provider.ts'
import { AppError } from '../platform/errors.ts'
import { countRequest } from '../platform/request-limits.ts'
import { readDeletionRequest, requestDeletion, withdrawConsent } from './platform-requests.ts'

const Received = z.object({ received: z.literal(true) })
/** As Facebook documents it. */
const Confirmed = z.object({ url: z.string(), confirmation_code: z.string() })
const largestBytes = 16_000

/** Messages that login platforms send about their people, and the state of a request for the person. Open to everyone: a message counts by its signature. */
export function platformRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  /** After its signature was checked: a forged message counts for no one. */
  const countEvent = ({ ip }: FastifyRequest, provider: string, { subject }: PlatformEvent) =>
    countRequest(deps, 'platformMessage', { userId: `${provider} ${subject}`, address: ip })

  zone.get(
    routes.deletionRequest.path,
    { schema: { params: z.object({ code: z.string().max(64) }), response: { 200: DeletionRequestState } } },
    async ({ params }, reply) => {
      reply.header('x-robots-tag', 'noindex')
      return readDeletionRequest(deps, params.code)
    },
  )

  zone.post(
    appleWebhookPath,
    { bodyLimit: largestBytes, schema: { body: z.object({ payload: z.string() }), response: { 200: Received } } },
    async (request) => {
      const { body } = request
      const event = await readEvent(deps, 'apple', body.payload)
      await countEvent(request, 'apple', event)
      if (event.kind === 'delete') await requestDeletion(deps, 'apple', event)
      if (event.kind === 'revoke') await withdrawConsent(deps, 'apple', event)
      return { received: true as const }
    },
  )

  // Facebook sends a form.
  void app.register(async (form) => {
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestBytes },
      async (_request: unknown, body: string) => new URLSearchParams(body).get('signed_request') ?? '',
    )
    form.post<{ Body: unknown }>(
      facebookDeletionPath,
      { schema: { response: { 200: Confirmed } } },
      async (request) => {
        const { body } = request
        const event = await readEvent(deps, 'facebook', typeof body === 'string' ? body : '')
        await countEvent(request, 'facebook', event)
        const code = await requestDeletion(deps, 'facebook', event)
        return { url: `${deps.settings.publicUrl}/data-deletion?code=${code}`, confirmation_code: code }
      },
    )
  })
}

async function readEvent(deps: Deps, id: 'facebook' | 'apple', message: string): Promise<PlatformEvent> {
  const provider = deps.identityProviders.find((one) => one.id === id)
  if (!provider?.readEvent) throw new AppError('request.not_found')
  try {
    return await provider.readEvent(message, deps.clock.now())
  } catch (error) {
    if (error instanceof InvalidEvent) throw new AppError('people_data.platform_signature', { cause: error })
    if (error instanceof ProviderUnavailable) throw new AppError('sign_in.provider_unavailable', { cause: error })
    throw error
  }
}
