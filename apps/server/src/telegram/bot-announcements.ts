import type { Api } from 'grammy'
import type { Deps } from '../deps.ts'
import { payoutsText, settledText } from './bot-texts.ts'
import { claimAnnouncements, dueDecisions, deleteDecision } from './decisions.ts'
import type { OperatorDesk } from './operator-desk.ts'
import { boundOperators } from './tokens.ts'

type Reads = Pick<Deps, 'db' | 'clock' | 'log'>

/** Applies the decisions that can no longer be undone. Each is applied once; the message in Telegram only reports it. */
export async function applyDecisions({ db, clock, log }: Reads, desk: OperatorDesk, api: Api): Promise<void> {
  for (const { id, decision, actor, operator, chatId, messageId, message } of await dueDecisions(db, clock.now())) {
    const decided = await desk.decide(id, decision, actor)
    await deleteDecision(db, id)
    const own = decided?.decidedBy === actor
    const text = settledText(decided && { ...decided, decidedBy: own ? operator : decided.shownBy })
    await api.editMessageText(chatId, messageId, `${message}\n\n${text}`).catch((error: unknown) => {
      log.warn({ err: error }, 'a message about a decision could not be changed')
    })
  }
}

/** Announces new pending rewards and due payouts to operators, each once. Without an operator nothing is announced, and nothing counts as announced. */
export async function announce({ db, clock, log }: Reads, desk: OperatorDesk, api: Api): Promise<void> {
  const operators = await boundOperators(db, clock.now())
  if (operators.length === 0) return
  const { pending, payouts } = await desk.announcements()
  const subjects = [...pending.map((id) => `pending:${id}`), ...payouts.map(({ month }) => `payouts:${month}`)]
  const fresh = await claimAnnouncements(db, clock.now(), subjects)
  const rewards = fresh.filter((subject) => subject.startsWith('pending:')).length
  const texts = [
    ...(rewards > 0 ? [`${rewards === 1 ? 'A new reward is' : `${rewards} new rewards are`} pending: /pending`] : []),
    ...payouts.filter(({ month }) => fresh.includes(`payouts:${month}`)).map(payoutsText),
  ]
  for (const operator of operators)
    for (const text of texts)
      await api.sendMessage(operator, text).catch((error: unknown) => {
        log.warn({ err: error }, 'an announcement could not be sent to an operator')
      })
}
