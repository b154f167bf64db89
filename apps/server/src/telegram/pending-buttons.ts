// The bot's list of pending rewards and the buttons below each: a decision is asked for twice, and can be undone for a minute.
import { Composer, InlineKeyboard, type Context } from 'grammy'
import type { Transaction } from 'kysely'
import type { Deps } from '../deps.ts'
import type { Tables } from '../platform/database/tables.ts'
import { decidedText, endedText, pendingText } from './bot-texts.ts'
import { findDecision, keepDecision, undoDecision, undoSeconds } from './decisions.ts'
import type { OperatorDesk, PendingPage } from './operator-desk.ts'
import { lockOperatorToken, type OperatorToken } from './tokens.ts'

/** `actor` as the audit names the operator, `operatorName` as other operators see them. */
export type OperatorContext = Context & { operator: OperatorToken; actor: string; operatorName: string }

const uuid = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'
const choice = new RegExp(`^(approve|reject):${uuid}$`)
const confirmation = new RegExp(`^yes:(approve|reject):${uuid}$`)
const going = new RegExp(`^(undo|back):${uuid}$`)
const next = new RegExp(`^page:(\\d{1,15}):${uuid}$`)

const atOnce = 5

/** Whether a button is one of ours. Another one is answered without a look at the database. */
export const isKnownButton = (data: string): boolean =>
  [choice, confirmation, going, next].some((pattern) => pattern.test(data))

const choices = (id: string): InlineKeyboard =>
  new InlineKeyboard().text('Approve', `approve:${id}`).text('Reject', `reject:${id}`)

type Reads = Pick<Deps, 'db' | 'clock'>

/** For operators in private chats. */
export function pendingButtons(deps: Reads, desk: OperatorDesk): Composer<OperatorContext> {
  const zone = new Composer<OperatorContext>()

  const sendPage = async (context: OperatorContext, after: PendingPage['after']): Promise<void> => {
    const { count, transactions, hasMore } = await desk.pending({ after, limit: atOnce })
    if (transactions.length === 0) {
      await context.reply(count === 0 ? 'Nothing is pending.' : 'There are no more.')
      return
    }
    if (after === null) await context.reply(`${count} pending, oldest first.`)
    for (const transaction of transactions)
      await context.reply(pendingText(transaction), { reply_markup: choices(transaction.id) })
    const last = transactions.at(-1)!
    if (hasMore)
      await context.reply('There are more.', {
        reply_markup: new InlineKeyboard().text('Next', `page:${Date.parse(last.createdAt)}:${last.id}`),
      })
  }

  /** The sentence about a decision that was made before, null while there is none; and the id under which the decision is kept. */
  const decidedBefore = async (id: string): Promise<{ text: string | null; decision: string }> => {
    const known = await desk.find(id)
    if (!known) return { text: 'This reward was not found.', decision: id }
    const { state, decidedBy, decision } = known
    const waiting = await findDecision(deps.db, decision)
    if (waiting)
      return { text: decidedText(waiting.decision === 'approve' ? 'approved' : 'rejected', waiting.operator), decision }
    return { text: state === 'pending' ? null : decidedText(state, decidedBy!), decision }
  }

  zone.command('pending', (context) => sendPage(context, null))

  zone.callbackQuery(next, async (context) => {
    const [, at, id] = context.match as RegExpMatchArray
    await context.answerCallbackQuery()
    await sendPage(context, { createdAt: new Date(Number(at)), id: id! })
  })

  zone.callbackQuery(choice, async (context) => {
    const [, decision, id] = context.match as RegExpMatchArray
    const { text: before } = await decidedBefore(id!)
    await context.answerCallbackQuery(before ?? undefined)
    if (before !== null) return
    const verb = decision === 'approve' ? 'Approve' : 'Reject'
    await context.editMessageText(`${ownText(context)}\n\n${verb} this reward?`, {
      reply_markup: new InlineKeyboard().text(`Yes, ${decision}`, `yes:${decision}:${id}`).text('Back', `back:${id}`),
    })
  })

  zone.callbackQuery(confirmation, async (context) => {
    const [, decision, id] = context.match as RegExpMatchArray
    const { chat, message_id: messageId } = context.callbackQuery.message!
    const [{ text: before, decision: subject }, message] = [await decidedBefore(id!), ownText(context)]
    const made = {
      id: subject,
      decision: decision as 'approve' | 'reject',
      actor: context.actor,
      operator: context.operatorName,
      chatId: chat.id,
      messageId,
      message,
    }
    const now = deps.clock.now()
    const keep = async (trx: Transaction<Tables>) =>
      (await lockOperatorToken(trx, now, context.from.id)) ? keepDecision(trx, now, made) : 'revoked'
    const earlier = before === null ? await deps.db.transaction().execute(keep) : null
    if (earlier === 'revoked') {
      await context.answerCallbackQuery(endedText)
      return
    }
    const already = before ?? (earlier && (await decidedBefore(id!)).text)
    await context.answerCallbackQuery(already ?? `You can undo this for ${undoSeconds} seconds.`)
    if (already !== null) return
    await context.editMessageText(
      `${message}\n\n${decision === 'approve' ? 'Approved' : 'Rejected'} by ${made.operator}. Takes effect in ${undoSeconds} seconds.`,
      { reply_markup: new InlineKeyboard().text('Undo', `undo:${id}`) },
    )
  })

  zone.callbackQuery(going, async (context) => {
    const [, way, id] = context.match as RegExpMatchArray
    if (way === 'undo') {
      const { decision: subject } = await decidedBefore(id!)
      const undone = await undoDecision(deps.db, deps.clock.now(), subject)
      await context.answerCallbackQuery(
        undone ? 'Undone.' : ((await decidedBefore(id!)).text ?? 'There is nothing to undo.'),
      )
      if (!undone) return
    } else {
      const { text: before } = await decidedBefore(id!)
      await context.answerCallbackQuery(before ?? undefined)
      if (before !== null) return
    }
    await context.editMessageText(ownText(context), { reply_markup: choices(id!) })
  })
  return zone
}

/** The message without the paragraph that a button added. */
const ownText = (context: OperatorContext): string => context.callbackQuery!.message!.text!.split('\n\n', 1)[0]!
