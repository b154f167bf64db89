import { operatorRoutes } from '@numeria/contract'
import { ActiveTokens, GenerateTokenReply, GenerateTokenRequest, RevokeTokenRequest } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { pageTexts } from '../page-texts/page-texts.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { languageOf } from '../platform/language.ts'
import { activeTokens, generateToken, revokeToken } from '../telegram/tokens.ts'
import { writeAudit } from './audit.ts'
import { actionRecorder } from './audited-actions.ts'
import { lockCaller } from './own-password.ts'
import { callingAdmin } from './zone.ts'

/** Tokens for the operators' bot, in the administrators' zone. */
export function telegramRoutes(app: FastifyInstance, { db, clock, settings }: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()

  zone.get(operatorRoutes.activeTokens.path, { schema: { response: { 200: ActiveTokens } } }, async () => {
    const tokens = await activeTokens(db, clock.now())
    return {
      count: tokens.length,
      activeTokens: tokens.map(({ publicPart, telegramUserId, telegramUsername, expiresAt }) => ({
        telegramUserId,
        telegramUsername,
        expiresAt: expiresAt.toISOString(),
        tokenPreview: `${publicPart}…`,
      })),
    }
  })

  zone.post(
    operatorRoutes.generateToken.path,
    { schema: { body: GenerateTokenRequest, response: { 200: GenerateTokenReply } } },
    async (request) => {
      const { telegramUserId, telegramUsername } = request.body
      const actor = callingAdmin(request)
      const username = telegramUsername?.replace(/^@/, '') ?? null
      const at = clock.now()
      const details = { telegramUserId, telegramUsername: username }
      const token = await db.transaction().execute(async (tx) => {
        // A token outlives the session: the body may have come after that was ended.
        await lockCaller({ settings }, tx, request, actor)
        const made = await generateToken(tx, at, { ...details, by: actor })
        const [target] = made.split('.')
        await writeAudit(tx, at, { actor, action: 'telegram.generate', target: target!, details })
        return made
      })
      return { token, instructions: pageTexts[languageOf(request)].shared.botTokenInstructions }
    },
  )

  zone.delete(operatorRoutes.revokeToken.path, { schema: { body: RevokeTokenRequest } }, async (request, reply) => {
    const at = clock.now()
    await db.transaction().execute(async (tx) => {
      const target = await revokeToken(tx, at, request.body.token)
      if (target === null) throw new AppError('telegram.token_not_found')
      await actionRecorder({ clock, settings }, request)(tx, { action: 'telegram.revoke', target })
    })
    return reply.status(204).send()
  })
}
