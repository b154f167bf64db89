import { at, earningRoutes, operatorRoutes } from '@numeria/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createAdmin } from '../admin/admins.ts'
import type { Shop } from '../billing/test-shop.ts'
import { correctEarnings } from '../payouts/corrections.ts'
import { createBrowser } from '../test-app.ts'
import { dataInventory } from './data-inventory.ts'
import { leave, useLeavers, type Person } from './test-leavers.ts'

const leavers = useLeavers()
let shop: Shop
let operator: ReturnType<typeof createBrowser>
beforeAll(async () => {
  ;({ shop } = leavers)
  const login = { email: 'operator@numeria.example', password: 'a quiet evening' }
  await createAdmin(shop.deps.db, shop.deps.clock.now(), login.email, login.password)
  operator = createBrowser(shop.app)
  await operator.post(operatorRoutes.adminLogin.path, { body: login })
})

const marker = 'Planted-Sentence-About-Ana'

/**
 * Columns that survive a deletion and can hold sentences. `emails.recipient` is written by the deletion.
 */
const freeText = {
  turns: ['message', 'response', 'numbers', 'refusals', 'rewrite_reason', 'search_text', 'suggestions'],
  emails: ['subject', 'body', 'recipient'],
  earning_corrections: ['reason'],
  payouts: ['failure'],
  admin_audit: ['details'],
  // The invoice has its own copy.
  purchases: ['tax_number'],
}

/** Columns of rows that survive a deletion, and that hold codes, keys and the names of our own staff. */
const codes: Record<string, string> = {
  turns:
    'failure idempotency_key language model prompt_version question_hash reading_kind request_hash state tone tradition',
  emails: 'cause kind language state',
  earning_corrections: 'made_by',
  // Bank details are encrypted, and null once the bank has answered; until then the account cannot be deleted.
  payouts: 'account account_end account_type bank batch_id ended_by exported_by holder state',
  // The identity is encrypted, and forgotten ten years after the year of the payment.
  payout_transfers: 'country identity status',
  payout_entries: 'cause kind',
  admin_audit: 'action actor target',
  clawbacks: 'cause state',
  commissions: 'currency state',
  commission_entries: 'cause kind',
  entries: 'cause kind slices',
  holds: 'slices',
  // Tax law keeps an invoice as it was issued, with name, tax number and address.
  invoice_documents:
    'atcud billing_country buyer_address buyer_name cause country country_source currency instrument_country kind number problem provider_id state tax_country tax_number vat_rule',
  lots: 'cause currency source',
  pending_credits: 'cause decided_by reason source state',
  provider_events: 'event_id outcome type',
  purchases:
    'consent_version currency dispute language pack_id payment_id payment_intent problem session_id state subscription_id tax_country way',
  referral_earnings: 'state',
  // A refusal is the provider's sentence about a payment.
  refunds: 'provider_id reason refund_id refusal state subscription_to_end',
  subscriptions: 'currency pack_id state subscription_id',
}

/** Lets administrators write about a user in every way that they have. */
async function writeAbout({ userId }: Person): Promise<void> {
  const { db, clock } = shop.deps
  const adjust = at(operatorRoutes.adjustCredits, { userId }).path
  for (const credits of [5, -1])
    await operator.post(adjust, { body: { requestId: randomUUID(), credits, reason: `${marker} ${credits}` } })
  const payoutId = randomUUID()
  const due = { month: '2026-10-01', amount_cents: 2_500, state: 'due' as const, created_at: clock.now() }
  await db
    .insertInto('payouts')
    .values({ user_id: userId, payout_id: payoutId, ...due })
    .execute()
  const failed = { body: { ids: [payoutId], reason: marker } }
  expect((await operator.post(earningRoutes.payoutsFailed.path, failed)).statusCode).toBe(200)
  const correction = { requestId: randomUUID(), userId, cents: -100, reason: marker, by: 'the command line' }
  await correctEarnings(db, clock.now(), correction)
  const { audited } = await db
    .selectFrom('admin_audit')
    .where(sql<boolean>`details ->> 'reason' like ${`${marker}%`}`)
    .select((select) => select.fn.countAll<number>().as('audited'))
    .executeTakeFirstOrThrow()
  expect(audited).toBe(3)
}

/** Writes the marker into every free-text column of the user's rows that are there. */
async function plant({ userId }: Person): Promise<void> {
  const json = sql`${JSON.stringify([marker])}::jsonb`
  await sql`update turns set message = ${marker}, response = ${marker}, numbers = ${json}, suggestions = ${json}, refusals = ${json}, rewrite_reason = ${json}
    where user_id = ${userId} and state = 'done'`.execute(shop.owner)
  await sql`update purchases set tax_number = ${marker} where user_id = ${userId}`.execute(shop.owner)
  await sql`update emails set subject = ${marker}, body = ${marker} where user_id = ${userId}`.execute(shop.owner)
}

describe('text about a person', () => {
  test('is known by its column, in every table whose rows survive a deletion', async () => {
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select table_name as table, array_agg(column_name::text order by column_name) as columns
      from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'jsonb') group by 1`.execute(shop.owner)
    const found = new Map(rows.map((row) => [row.table, row.columns]))
    const surviving = dataInventory.filter(({ onDeletion }) => ['words', 'books', 'emails'].includes(onDeletion))
    for (const table of [...surviving.map(({ table }) => String(table)), 'admin_audit']) {
      const free = (freeText as Record<string, string[]>)[table] ?? []
      const listed = [...free, ...(codes[table]?.split(' ') ?? [])].toSorted()
      expect({ table, columns: listed }).toEqual({ table, columns: found.get(table) ?? [] })
    }
  })

  test('is nowhere after the account was deleted, the audit of administrators included', async () => {
    const [ana, bea] = [await leavers.someone(), await leavers.someone()]
    await leavers.live(ana)
    await writeAbout(ana)
    await plant(ana)
    const give = at(operatorRoutes.adjustCredits, { userId: bea.userId }).path
    await operator.post(give, { body: { requestId: randomUUID(), credits: 2, reason: 'What stays of Bea' } })
    expect(await shop.everyRow()).toContain(marker)
    const entries = () =>
      shop.deps.db
        .selectFrom('admin_audit')
        .select(['entry_id', 'at', 'actor', 'action', 'target'])
        .orderBy('entry_id')
        .execute()
    const before = await entries()

    expect((await leave(ana)).statusCode).toBe(204)

    const everything = await shop.everyRow()
    expect(everything.includes(marker)).toBe(false)
    expect(everything).toContain('What stays of Bea')
    expect(everything).toContain('(removed with the account)')
    expect((await entries()).slice(0, before.length)).toEqual(before)
  })
})

describe('the audit', () => {
  test('refuses every change but that of a reason about a deleted account', async () => {
    const bea = await leavers.someone()
    const give = at(operatorRoutes.adjustCredits, { userId: bea.userId }).path
    await operator.post(give, { body: { requestId: randomUUID(), credits: 2, reason: 'A lost reading' } })
    await sql`select audit_remove_reasons(${bea.userId})`.execute(shop.owner).then(
      () => expect.unreachable(),
      (error: unknown) => expect(String(error)).toContain('append-only'),
    )
    await leave(bea)
    for (const change of [
      sql`update admin_audit set actor = 'nobody' where target = ${bea.userId}`,
      sql`update admin_audit set details = details || '{"reason": "another"}' where target = ${bea.userId}`,
      sql`update admin_audit set details = details || '{"credits": 1}' where target = ${bea.userId}`,
      sql`delete from admin_audit where target = ${bea.userId}`,
    ])
      await expect(change.execute(shop.owner)).rejects.toThrow('append-only')
    await expect(
      sql`update admin_audit set details = '{}' where target = ${bea.userId}`.execute(shop.deps.db),
    ).rejects.toThrow('permission denied')
  })
})
