import { packs, type Statement, type StatementEntry } from '@numeria/contract'
import { debtSince } from '../credits/clawbacks.ts'
import { readAccount } from '../credits/credits.ts'
import { spendableByExpiry } from '../credits/expiry.ts'
import { readStatement, type StatementLine } from '../credits/statement.ts'
import type { Deps } from '../deps.ts'
import { findPaidReadings, type PaidReading } from '../readings/memory/paid-readings.ts'
import { lotCause } from './fulfil.ts'
import { guaranteeAgain } from './guarantee.ts'
import { listPurchaseRows } from './purchases.queries.ts'

const kinds: Record<StatementLine['kind'], StatementEntry['kind']> = {
  grant: 'grant',
  capture: 'reading',
  expire: 'expiry',
  revoke: 'refund',
  restore: 'refund_failed',
  freeze: 'freeze',
  unfreeze: 'unfreeze',
  owe: 'debt',
  waive: 'debt_cleared',
  forgive: 'debt_cleared',
  settle: 'settlement',
}

const gifts: Partial<Record<string, string>> = {
  signup: 'Welcome gift',
  welcome: 'Welcome gift from a friend',
  referral: 'Referral reward',
  share: 'Sharing reward',
  admin: 'Gift from our team',
}

const readings: Record<PaidReading['reading'], string> = {
  chat: 'Reading',
  quick: 'Quick reading',
  life_path: 'Life Path reading',
  year_forecast: 'Year forecast',
  compatibility: 'Compatibility reading',
  weekly_roadmap: 'Weekly roadmap',
  blueprint: 'Comprehensive Blueprint',
  onboarding: 'Answer',
  safety: 'Answer',
}

/** The account of one person: what is there, what expires when, and what moved, newest first. */
export async function readAccountStatement(
  deps: Deps,
  userId: string,
  page: { limit: number; before?: number },
): Promise<Statement> {
  const { db, clock } = deps
  const at = clock.now()
  const [account, expiring, lines, purchases, againAt] = await Promise.all([
    readAccount(db, at, userId),
    spendableByExpiry(db, at, userId),
    readStatement(db, userId, page),
    listPurchaseRows(db, userId),
    guaranteeAgain(deps, userId, at),
  ])
  const paid = await findPaidReadings(
    db,
    userId,
    lines.flatMap(({ turnId }) => turnId ?? []),
  )
  const packIds = new Map(
    purchases.flatMap(({ payment_id, pack_id }) => (payment_id === null ? [] : [[lotCause(payment_id), pack_id]])),
  )
  const settledSince = new Map(
    purchases.flatMap(({ payment_id, settled_since }) =>
      payment_id === null || settled_since === null ? [] : [[lotCause(payment_id), settled_since]],
    ),
  )
  return {
    balance: account.available + account.held,
    inUse: account.held,
    frozen: account.frozen,
    debt: account.debt,
    debtSince: (account.debt > 0 ? await debtSince(db, userId) : null)?.toISOString() ?? null,
    guaranteeAgainAt: againAt?.toISOString() ?? null,
    expiring: expiring.flatMap(({ expiresAt, credits }) =>
      expiresAt === null ? [] : [{ expiresAt: expiresAt.toISOString(), credits }],
    ),
    entries: lines.map((line) => toEntry(line, packIds, paid, settledSince)),
  }
}

function toEntry(
  line: StatementLine,
  packIds: ReadonlyMap<string, string>,
  paid: readonly PaidReading[],
  settledSince: ReadonlyMap<string, Date>,
): StatementEntry {
  const reading = paid.find(({ turnId }) => turnId === line.turnId)
  const lot = line.parts[0]
  const origin = originOf(lot, packIds)
  const since = line.kind === 'settle' ? (settledSince.get(lot?.cause ?? '') ?? null) : null
  return {
    version: line.version,
    at: line.at.toISOString(),
    // A gift comes back because a purchase stands again, whatever took it.
    kind: line.kind === 'restore' && origin.kind === 'gift' ? 'unfreeze' : kinds[line.kind],
    credits: line.credits,
    balanceAfter: line.balanceAfter,
    title: titleOf(line, { ...origin, since }, reading),
    subject:
      line.kind === 'capture'
        ? { kind: 'reading', id: reading?.reading ?? 'chat' }
        : { kind: origin.kind, id: origin.id },
    about: line.about,
    why: line.clawback,
    since: since?.toISOString() ?? null,
    expiresAt: line.kind === 'grant' ? (lot?.expiresAt?.toISOString() ?? null) : null,
    turnId: reading && !reading.isForgotten ? reading.turnId : null,
  }
}

/** Where credits came from, by name. */
function originOf(
  lot: StatementLine['parts'][number] | undefined,
  packIds: ReadonlyMap<string, string>,
): StatementEntry['subject'] & { name: string } {
  const packId = lot && packIds.get(lot.cause)
  if (packId !== undefined)
    return { kind: 'pack', id: packId, name: packs.find(({ id }) => id === packId)?.name ?? packId }
  const gift = lot && gifts[lot.source]
  return lot && gift ? { kind: 'gift', id: lot.source, name: gift } : { kind: 'credits', id: '', name: 'Credits' }
}

const count = (credits: number) => `${credits} ${credits === 1 ? 'credit' : 'credits'}`

function titleOf(
  { kind, about, clawback }: StatementLine,
  { name: origin, kind: from, since }: { name: string; kind: StatementEntry['subject']['kind']; since: Date | null },
  reading: PaidReading | undefined,
): string {
  const isDispute = clawback === 'dispute'
  const isGift = from === 'gift'
  switch (kind) {
    case 'grant':
      return origin
    case 'capture':
      return reading ? readings[reading.reading] : 'Reading'
    case 'expire':
      return `Expired: ${origin}`
    case 'revoke':
      if (isGift && clawback !== null) return `Removed with your purchase: ${origin}`
      return isDispute ? `Removed after a lost dispute: ${origin}` : `Removed with the refund: ${origin}`
    case 'restore':
      if (isGift) return `${count(about)} from ${origin} available again`
      return isDispute ? `Returned after a won dispute: ${origin}` : `Returned because the refund failed: ${origin}`
    case 'freeze':
      if (isGift) return `${count(about)} from ${origin} frozen with your purchase`
      return isDispute
        ? `${count(about)} frozen while the payment for ${origin} is disputed`
        : `${count(about)} frozen while ${origin} is being refunded`
    case 'unfreeze':
      return `${count(about)} from ${origin} available again`
    case 'owe':
      return `${count(about)} owed: the payment for ${origin} was reversed`
    case 'waive':
    case 'forgive':
      return `${count(about)} no longer owed`
    case 'settle':
      return `${count(about)} from ${origin} settle the debt from the payment reversed${since === null ? '' : ` on ${since.toISOString().slice(0, 10).split('-').toReversed().join('/')}`}`
  }
}
