import { alertKinds, type AdminFigures, type AlertKind } from '@numeria/contract'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import type { Settings } from '../platform/settings.ts'

type FigureDeps = Pick<Deps, 'db' | 'clock' | 'settings'>

/** The figures of the UTC day so far, with open alerts. */
export async function readFigures(deps: FigureDeps): Promise<AdminFigures> {
  const { db, clock } = deps
  const day = clock.now().toISOString().slice(0, 10)
  const from = new Date(`${day}T00:00:00Z`)
  const { rows } = await sql<Omit<AdminFigures, 'day' | 'purchases' | 'fires'>>`
    select
      (select count(*) from users where created_at >= ${from}) as "signUps",
      (select count(*) from turns where created_at >= ${from} and state in ('done', 'forgotten')) as readings,
      (select count(*) from turns where created_at >= ${from} and state = 'failed') as "readingsFailed",
      (select coalesce(sum(credits), 0) from entries where at >= ${from} and kind = 'capture') as "creditsSpent",
      (select coalesce(sum(credits), 0) from entries where at >= ${from} and kind = 'grant') as "creditsGranted",
      (select coalesce(sum(coalesce(prompt_tokens, 0) + coalesce(completion_tokens, 0)), 0) from turns where created_at >= ${from})
        as "modelTokens"`.execute(db)
  const { rows: purchases } = await sql<AdminFigures['purchases'][number]>`
    select currency, count(*), sum(amount_cents) as cents from purchases where state = 'paid' and paid_at >= ${from}
    group by currency order by currency`.execute(db)
  return { day, ...rows[0]!, purchases, fires: await findAlerts(deps) }
}

/** Reasons to wait that end by themselves. */
const soft = sql`('unavailable', 'vat_number_unconfirmed')`

/** Documents of sales before `INVOICES_SINCE` are another program's, and are never issued here. */
const isOurs = ({ invoicesSince }: Settings) =>
  invoicesSince === null
    ? sql`true`
    : sql`exists (select from purchases p where p.user_id = d.user_id and p.purchase_id = d.purchase_id and p.paid_at >= ${invoicesSince})`

/** Waits for an hour without a reason of its own. A credit note waits for its invoice, and with it. */
const isLate = (settings: Settings, hourAgo: Date) =>
  settings.invoicing === null
    ? sql`false`
    : sql`d.state = 'waiting' and coalesce(d.problem, 'unavailable') = 'unavailable' and d.created_at < ${hourAgo} and ${isOurs(settings)}
        and (d.kind = 'invoice' or exists (
          select from invoice_documents i where i.user_id = d.user_id and i.document_id = d.purchase_id and i.state = 'issued'))`

const isWithoutProvider = (settings: Settings) =>
  settings.invoicing === null ? sql`d.state = 'waiting' and ${isOurs(settings)}` : sql`false`

/** Open alerts. Reads little, since it is polled. */
export async function findAlerts({ db, clock, settings }: FigureDeps): Promise<AdminFigures['fires']> {
  const now = clock.now()
  const from = new Date(now.getTime() - 86_400_000)
  const hourAgo = new Date(now.getTime() - 3_600_000)
  const { rows } = await sql<Record<AlertKind | 'turnsOfAnHour', number>>`
    select
      (select count(*) from purchases p where state = 'set_aside' and not exists (
        select from refunds r where r.user_id = p.user_id and r.purchase_id = p.purchase_id and (r.state = 'succeeded' or r.reason in ('second_subscription', 'paid_twice', 'paused'))
      )) as payments_set_aside,
      (select count(*) from refunds where state in ('asked', 'pending', 'refused') and state = 'refused') as refunds_refused,
      (select count(*) from refunds where state in ('asked', 'pending', 'refused') and state <> 'refused' and asked_at < ${from}) as refunds_late,
      (select count(*) from provider_events where outcome not in ('done', 'nothing') and at >= ${from}) as events_set_aside,
      (select count(*) from holds where lease_until < now() - interval '2 minutes') as holds_overdue,
      (select count(*) from turns where created_at >= ${hourAgo} and state = 'failed') as readings_failing,
      (select count(*) from turns where created_at >= ${hourAgo}) as "turnsOfAnHour",
      (select count(*) from emails where state = 'waiting' and created_at < ${hourAgo}) as mail_waiting,
      (select count(*) from reading_reports where decided_at is null and created_at < ${from}) as reports_waiting,
      (select count(*) from invoice_documents where state = 'waiting' and problem not in ${soft}) as invoices_refused,
      (select count(*) from invoice_documents d where ${isLate(settings, hourAgo)}) as invoices_late,
      (select count(*) from invoice_documents d where ${isWithoutProvider(settings)}) as invoices_off,
      (select coalesce((select differences from invoice_checks order by checked_at desc limit 1), 0)) as invoices_differ,
      (select coalesce((select differences from ledger_checks order by checked_at desc limit 1), 0)) as ledger_differences`.execute(
    db,
  )
  const { turnsOfAnHour, ...counts } = rows[0]!
  // One failure in ten is a bad hour; fewer are everyday life.
  if (counts.readings_failing * 10 <= turnsOfAnHour) counts.readings_failing = 0
  return alertKinds.flatMap((kind) => (counts[kind] > 0 ? [{ kind, count: counts[kind] }] : []))
}
