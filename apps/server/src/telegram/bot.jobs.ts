import { createHash } from 'node:crypto'
import type { Deps } from '../deps.ts'
import type { Job } from '../platform/job-runner.ts'
import type { Settings } from '../platform/settings.ts'
import { announce, applyDecisions } from './bot-announcements.ts'
import { createBot } from './bot.ts'
import type { OperatorDesk } from './operator-desk.ts'

export const botWebhookPath = '/api/bot/webhook'

const allowed = ['message', 'callback_query'] as const
const commands = [
  { command: 'today', description: 'Today’s figures' },
  { command: 'pending', description: 'Rewards waiting for a decision' },
  { command: 'revoke', description: 'Revoke your token' },
]

/** Telegram brings messages to an https address; anywhere else we ask for them. */
export function comesByWebhook({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  return publicUrl.startsWith('https:')
}

/** The secret that Telegram sends with each update, so that others cannot send one. */
export function webhookSecret(token: string): string {
  return createHash('sha256').update(`webhook ${token}`).digest('base64url')
}

/** How messages to the bot come: as jobs, so that of any number of processes one asks. None without a bot. */
export function botJobs(deps: Deps, desk: OperatorDesk): Job[] {
  const { telegram, publicUrl } = deps.settings
  if (!telegram) return []
  const bot = createBot(deps, desk, telegram)
  const announcements: Job[] = [
    { name: 'apply decisions made in Telegram', everySeconds: 5, run: () => applyDecisions(deps, desk, bot.api) },
    { name: 'announce in Telegram', everySeconds: 60, run: () => announce(deps, desk, bot.api) },
  ]
  if (comesByWebhook(deps.settings)) {
    const register = async (): Promise<void> => {
      const secret_token = webhookSecret(telegram.token)
      await bot.api.setWebhook(`${publicUrl}${botWebhookPath}`, { secret_token, allowed_updates: allowed })
      await bot.api.setMyCommands(commands)
    }
    return [{ name: 'register the bot', everySeconds: 6 * 3_600, run: register }, ...announcements]
  }

  let offset = 0
  const ask = async (): Promise<void> => {
    if (!bot.isInited()) {
      // Not `init`, which retries for ever: the job is due again soon, and a stopping server must be able to end.
      bot.botInfo = await bot.api.getMe()
      await bot.api.deleteWebhook()
      await bot.api.setMyCommands(commands)
    }
    for (;;) {
      // Requesting the next offset confirms the updates before it.
      const updates = await bot.api.getUpdates({ offset, timeout: 0, allowed_updates: allowed })
      if (updates.length === 0) return
      for (const update of updates) {
        offset = update.update_id + 1
        await bot.handleUpdate(update)
      }
    }
  }
  return [{ name: 'ask Telegram for messages', everySeconds: 1, run: ask }, ...announcements]
}
