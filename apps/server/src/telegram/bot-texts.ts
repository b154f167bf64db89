import type { AdminFigures, Evidence, PendingTransaction } from '@numeria/contract'
import { alertTexts, pendingReasonNames } from '@numeria/contract/shared-texts/en/operators'
import type { DuePayouts } from './operator-desk.ts'

const money = (cents: number, currency: string): string => `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`

export const endedText = 'Your token has expired or was revoked.'

/** The day so far, as one message. */
export function figuresText(figures: AdminFigures): string {
  const sold = figures.purchases.map(({ count, cents, currency }) => `${count} for ${money(cents, currency)}`)
  return [
    `${figures.day} (UTC)`,
    `New users: ${figures.signUps}`,
    `Readings: ${figures.readings}, failed: ${figures.readingsFailed}`,
    `Credits granted: ${figures.creditsGranted}, spent: ${figures.creditsSpent}`,
    `Sold: ${sold.join(', ') || 'nothing yet'}`,
    ...figures.fires.map(({ kind, count }) => `❗ ${count}: ${alertTexts[kind]}`),
  ].join('\n')
}

const matches = {
  address: 'network address',
  device: 'browser in the same network',
  browser: 'signed in at this browser',
}

function evidenceText(evidence: Evidence): string {
  if (evidence.kind === 'domain') return `domain ${evidence.domain}`
  if (evidence.kind === 'mailbox') {
    if (evidence.of === 'referrer') return `mailbox ${evidence.mailbox} of the referrer`
    const { mailbox, email, since } = evidence
    return `mailbox ${mailbox}${email === null ? '' : ` of ${email}`}${since === null ? '' : `, since ${dayOf(since)}`}`
  }
  const { match, of, mark, seenAt } = evidence
  const who = of === 'referrer' ? 'the referrer' : 'another newcomer'
  const seen = seenAt === null ? '' : `, ${who} was there on ${dayOf(seenAt)} at ${seenAt.slice(11, 16)} UTC`
  return `${matches[match]}${mark === null ? '' : ` (mark ${mark})`}${seen}`
}

const dayOf = (at: string): string => at.slice(0, 10).split('-').toReversed().join('/')

/** A reward with its day, its reason, what the rule saw and both people. Addresses are masked before they come here. */
export function pendingText({ delta, cents, userEmail, reason, referral, createdAt }: PendingTransaction): string {
  const reward =
    cents > 0
      ? `${(cents / 100).toFixed(2)} EUR`
      : `${delta >= 0 ? '+' : ''}${delta} ${delta === 1 ? 'credit' : 'credits'}`
  return [
    `${reward} for ${userEmail}`,
    `${dayOf(createdAt)}, ${createdAt.slice(11, 16)} UTC`,
    `Reason: ${pendingReasonNames[reason]}`,
    ...(referral?.evidence ? [`Match: ${evidenceText(referral.evidence)}`] : []),
    ...(referral
      ? [
          `${referral.referrerEmail} brought ${referral.newcomerEmail} by ${referral.code}, ${referral.thatDay} that day`,
          'One decision is for both sides.',
        ]
      : []),
  ].join('\n')
}

export const decidedText = (state: 'approved' | 'rejected', by: string): string => `Already ${state} by ${by}.`

/** The end of a decision that took effect; null where the reward is gone. */
export const settledText = (decided: { state: 'approved' | 'rejected'; decidedBy: string } | null): string =>
  decided === null
    ? 'This reward no longer exists.'
    : `${decided.state === 'approved' ? 'Approved' : 'Rejected'} by ${decided.decidedBy}.`

export const payoutsText = ({ month, count, cents }: DuePayouts): string =>
  `Payouts of ${month.slice(5, 7)}/${month.slice(0, 4)} are due: ${count}, ${(cents / 100).toFixed(2)} EUR in all. Export them in the admin area.`
