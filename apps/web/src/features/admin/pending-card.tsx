import type { Evidence, PendingTransaction, PendingTransactions } from '@numeria/contract'
import { useRef, useState } from 'react'
import { pending as texts } from '#messages/admin'
import { pendingReasonNames } from '#messages/shared-operators'
import { formatMoment } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/toast.ts'
import { useDecide, usePending } from './admin.api.ts'
import { Answer } from './parts.tsx'
import { formatMoney, showFailure } from './tell.ts'

/** Rows shown before 'Show all'. */
const preview = 3

/** Rewards that a rule set aside, for a person to approve or reject. */
export function PendingCard() {
  const query = usePending()
  return (
    <Card title={texts.title} {...(query.data && { hint: texts.count(query.data.count) })}>
      <Answer query={query}>{(pending) => <Pending pending={pending} />}</Answer>
    </Card>
  )
}

const whatOf = ({ delta, cents }: PendingTransaction) => (cents > 0 ? formatMoney(cents, 'eur') : texts.credits(delta))
const whoOf = ({ userEmail }: PendingTransaction) => (userEmail === 'deleted' ? texts.deleted : userEmail)

function evidenceOf(evidence: Evidence): string {
  if (evidence.kind === 'domain') return texts.evidence.domain(evidence.domain)
  if (evidence.kind === 'mailbox')
    return evidence.of === 'referrer'
      ? texts.evidence.mailboxOfReferrer(evidence.mailbox)
      : texts.evidence.mailbox(evidence.mailbox, evidence.email, evidence.since && formatMoment(evidence.since))
  const { match, of, mark, seenAt } = evidence
  return texts.evidence.place(match, of, mark, seenAt && formatMoment(seenAt))
}

function Pending({ pending: { count, pendingTransactions } }: { pending: PendingTransactions }) {
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const { mutate, isPending, variables } = useDecide()
  const shown = isWhole ? pendingTransactions : pendingTransactions.slice(0, preview)

  function decide(transaction: PendingTransaction, isApproved: boolean) {
    if (isPending) return
    mutate(
      { id: transaction.id, isApproved },
      {
        onSuccess: ({ decision }) => {
          const isOurs = decision === (isApproved ? 'approved' : 'rejected')
          const { title, text } = texts[decision]
          showToast({
            title: isOurs ? title : texts.decidedBefore.title,
            description: isOurs ? text(whatOf(transaction), whoOf(transaction)) : texts.decidedBefore.text,
          })
          // Its row goes, and with it the button that had the focus.
          list.current?.focus()
        },
        onError: showFailure,
      },
    )
  }

  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {count === 0 && <p className="text-s text-ink-soft">{texts.empty}</p>}
      <ul className="grid empty:hidden">
        {shown.map((transaction) => {
          const { id, reason, createdAt, referral } = transaction
          const [what, who] = [whatOf(transaction), whoOf(transaction)]
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0"
            >
              <div className="min-w-0 text-s">
                <p>
                  <strong className="font-semibold tabular-nums">{what}</strong>{' '}
                  <span className="break-all">{who}</span>
                </p>
                <p className="text-xs text-ink-soft">
                  {pendingReasonNames[reason]} · <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
                </p>
                {referral && (
                  <p className="text-xs break-words text-ink-soft">
                    {referral.evidence && `${evidenceOf(referral.evidence)} `}
                    {texts.referral(referral)} {texts.bothSides}
                  </p>
                )}
              </div>
              <div className="flex gap-2">
                <Button
                  aria-label={texts.approveNamed(what, who)}
                  aria-disabled={isPending && variables.id === id}
                  onClick={() => decide(transaction, true)}
                >
                  {texts.approve}
                </Button>
                <Button
                  look="quiet"
                  aria-label={texts.rejectNamed(what, who)}
                  aria-disabled={isPending && variables.id === id}
                  onClick={() => decide(transaction, false)}
                >
                  {texts.reject}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      {count > preview && (
        <Button look="plain" className="mt-1 -ml-5" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? texts.few : texts.all(count)}
        </Button>
      )}
      {isWhole && count > pendingTransactions.length && (
        <p className="text-xs text-ink-soft">{texts.more(pendingTransactions.length, count)}</p>
      )}
    </div>
  )
}
