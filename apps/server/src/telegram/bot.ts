// The operators' bot. It answers operators who presented a token of the admin area, in private chats only.
import { Bot, type Context } from 'grammy'
import type { Deps } from '../deps.ts'
import { endedText, figuresText } from './bot-texts.ts'
import type { OperatorDesk } from './operator-desk.ts'
import { isKnownButton, pendingButtons, type OperatorContext } from './pending-buttons.ts'
import { actorOf, bindToken, knownToken, operatorToken, revokeTokensOf, shownOperator } from './tokens.ts'

type Reads = Pick<Deps, 'db' | 'clock' | 'log' | 'settings'>

/** The bot with everything it answers; nothing is fetched before it is started. @param token of Telegram's BotFather */
export function createBot(deps: Reads, desk: OperatorDesk, { token, apiRoot }: { token: string; apiRoot: string }) {
  const bot = new Bot<OperatorContext>(token, {
    // The token stands in the address: it goes nowhere else.
    client: { apiRoot, timeoutSeconds: 20, baseFetchConfig: { redirect: 'error' } },
  })
  // An operator who blocked the bot cannot be answered. Telegram must not deliver that update again, since others wait behind it.
  bot.use(async (_context, next) => {
    try {
      await next()
    } catch (error) {
      deps.log.error({ err: error }, 'the bot could not answer')
    }
  })
  // Figures are never shown in groups; in a group the bot stays silent.
  const inPrivate = bot.chatType('private')

  inPrivate.command('start', async (context) => {
    const actor = actorOf(context.from.id)
    const presented = { token: context.match, telegramUserId: context.from.id }
    const bound = await deps.db.transaction().execute(async (trx) => {
      const token = await bindToken(trx, deps.clock.now(), presented)
      // Tokens made up by strangers are logged only: the audit keeps its entries for ever.
      const known = token?.publicPart ?? (await knownToken(trx, context.match))
      if (known !== null) await desk.record(trx, actor, token ? 'telegram.bind' : 'telegram.refused', known)
      return token
    })
    if (!bound) {
      deps.log.warn({ telegramUserId: context.from.id }, 'a token for the bot was refused')
      return context.reply('This token is not valid. Please generate a new one in the admin area.')
    }
    const until = bound.expiresAt.toISOString().slice(0, 16).replace('T', ' ')
    return context.reply(`Welcome. Until ${until} UTC, you can use /today, /pending and /revoke.`)
  })

  inPrivate.on('callback_query', async (context, next) => {
    if (isKnownButton(context.callbackQuery.data ?? '')) return next()
    await context.answerCallbackQuery('This button is not known.')
  })

  inPrivate.use(async (context, next) => {
    const operator = context.from && (await operatorToken(deps.db, deps.clock.now(), context.from.id))
    if (!operator) return refuse(context)
    context.operator = operator
    context.actor = actorOf(context.from.id)
    context.operatorName = shownOperator(operator)
    return next()
  })

  inPrivate.command('today', async (context) => context.reply(figuresText(await desk.figures())))

  inPrivate.use(pendingButtons(deps, desk))

  inPrivate.command('revoke', async (context) => {
    const { publicPart } = context.operator
    await deps.db.transaction().execute(async (trx) => {
      await revokeTokensOf(trx, deps.clock.now(), context.from.id)
      await desk.record(trx, context.actor, 'telegram.revoke', publicPart)
    })
    return context.reply('Your token is revoked. To use this bot again, generate a new one in the admin area.')
  })

  inPrivate.on('message', async (context) => context.reply('Commands: /today, /pending and /revoke.'))
  return bot
}

async function refuse(context: Context): Promise<void> {
  if (context.callbackQuery) await context.answerCallbackQuery(endedText)
  else await context.reply('Please send /start followed by a token from the admin area.')
}
