import type { FastifyInstance } from 'fastify'
import { webhookCallback } from 'grammy'
import type { Deps } from '../deps.ts'
import { createBot } from './bot.ts'
import { botWebhookPath, comesByWebhook, webhookSecret } from './bot.jobs.ts'
import type { OperatorDesk } from './operator-desk.ts'

/** Where Telegram brings what people write to the bot, where it can reach us. Its secret header is its way in. */
export function botRoutes(app: FastifyInstance, deps: Deps, desk: OperatorDesk): void {
  const { telegram } = deps.settings
  if (!telegram || !comesByWebhook(deps.settings)) return
  const bot = createBot(deps, desk, telegram)
  app.post(botWebhookPath, webhookCallback(bot, 'fastify', { secretToken: webhookSecret(telegram.token) }))
}
