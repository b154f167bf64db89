import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { webhookCallback } from 'grammy'
import type { Deps } from '../deps.ts'
import { createBot } from './bot.ts'
import type { OperatorDesk } from './operator-desk.ts'

/** Where Telegram brings its updates. Outside the administrators' zone: its secret header is its way in. */
export const botWebhookPath = '/api/bot/webhook'

const commands = [
  { command: 'today', description: 'Figures of the day' },
  { command: 'pending', description: 'Rewards that wait for a decision' },
  { command: 'revoke', description: 'End your token' },
]
const tryAgainMs = 60_000

/**
 * The operators' bot, while the application listens: by webhook where Telegram can reach us, else by asking for updates. Telegram being away keeps
 * nobody from starting.
 */
export function botRoutes(app: FastifyInstance, deps: Deps, desk: OperatorDesk): void {
  const { telegram, publicUrl } = deps.settings
  if (!telegram) return
  const bot = createBot(deps, desk, telegram)
  const byWebhook = publicUrl.startsWith('https:')
  const secretToken = createHash('sha256').update(`webhook ${telegram.token}`).digest('base64url')
  if (byWebhook) app.post(botWebhookPath, webhookCallback(bot, 'fastify', { secretToken }))

  let closing = false
  let timer: NodeJS.Timeout | null = null
  const begin = async (): Promise<void> => {
    try {
      await bot.init()
      await bot.api.setMyCommands(commands)
      if (byWebhook) await bot.api.setWebhook(`${publicUrl}${botWebhookPath}`, { secret_token: secretToken })
      else if (!closing) await bot.start({ allowed_updates: ['message', 'callback_query'] })
    } catch (error) {
      if (closing) return
      deps.log.warn({ err: error }, 'Telegram cannot be reached; the bot tries again in a minute')
      timer = setTimeout(() => void begin(), tryAgainMs)
    }
  }
  app.addHook('onListen', async () => void begin())
  app.addHook('preClose', async () => {
    closing = true
    if (timer) clearTimeout(timer)
    if (bot.isRunning()) await bot.stop()
  })
}
