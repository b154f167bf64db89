import type pg from 'pg'
import { expect } from 'vitest'
import type { startSandbox } from '../../../apps/sandbox/src/index.ts'
import { apiVersion } from '../../../apps/sandbox/src/payments/api-version.ts'

type Sandbox = Awaited<ReturnType<typeof startSandbox>>
type Books = { sandbox: Sandbox; pool: pg.Pool }

/** An event of the payment provider, with the fields that concern money. */
export type ProviderEvent = {
  id: string
  type: string
  data: {
    object: {
      id: string
      mode?: string
      payment_status?: string
      amount_total?: number
      amount_paid?: number
      amount?: number
      currency?: string
      status?: string
      payment_intent?: string
      billing_reason?: string
      metadata?: Record<string, string>
      items?: { data: { current_period_end: number }[] }
      lines?: { data: { period: { start: number } }[] }
      parent?: { subscription_details: { metadata: Record<string, string> } }
    }
  }
}

export type Overview = {
  undelivered: { id: string; type: string }[]
  counts: Record<string, number>
  sessions: { id: string; metadata: Record<string, string>; status: string }[]
}

/** Controls the sandbox's payment provider and reads its records. */
export async function payments<Reply = Overview>(
  { sandbox }: Pick<Books, 'sandbox'>,
  method: string,
  path = '',
  body?: object,
): Promise<Reply> {
  const response = await fetch(`${sandbox.url}/_control/payments${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as Reply
}

const heard = new WeakMap<Sandbox, readonly ProviderEvent[]>()

/** Every event of the provider, oldest first, delivered or not. Events never change, so each is requested once. */
export async function listEvents({ sandbox }: Pick<Books, 'sandbox'>): Promise<ProviderEvent[]> {
  const known = heard.get(sandbox) ?? []
  const last = known.at(-1)?.id
  const newest: ProviderEvent[] = []
  for (let after = ''; ;) {
    const response = await fetch(`${sandbox.url}/v1/events?limit=100${after && `&starting_after=${after}`}`, {
      headers: { authorization: `Bearer ${sandbox.environment['STRIPE_SECRET_KEY']}`, 'stripe-version': apiVersion },
    }).catch(() => null)
    // A test may have told the provider to fail a few times.
    if (!response?.ok) continue
    const page = (await response.json()) as { data: ProviderEvent[]; has_more: boolean }
    const met = page.data.findIndex(({ id }) => id === last)
    newest.push(...(met < 0 ? page.data : page.data.slice(0, met)))
    if (met >= 0 || !page.has_more) break
    after = page.data.at(-1)!.id
  }
  const all = [...known, ...newest.toReversed()]
  heard.set(sandbox, all)
  return [...all]
}

type Sold = { cause: string; cents: number; currency: string }

/**
 * Invariant 12: what was sold is what the provider took, lot by lot, each with its price; and what went back is what it gave back.
 * Holds once every event has been taken.
 */
export async function expectReconciled(world: Books): Promise<void> {
  const events = await listEvents(world)
  expect(await listSold(world.pool)).toEqual(takenBy(events))
  const refunds = new Map<string, number>()
  for (const { type, data } of events)
    if (type.startsWith('refund.'))
      refunds.set(data.object.id, data.object.status === 'succeeded' ? data.object.amount! : 0)
  const { rows } = await world.pool.query<{ cents: number }>(
    'select coalesce(sum(refunded_cents), 0)::int as cents from purchases',
  )
  expect(rows[0]!.cents).toBe([...refunds.values()].reduce((sum, cents) => sum + cents, 0))
}

/**
 * The part of invariant 12 that holds at any moment: every sale has a payment, and no payment is credited twice. All of it, once the provider has no event
 * left to deliver.
 */
export async function expectPaidFor(world: Books): Promise<void> {
  const sold = await listSold(world.pool)
  const causes = new Set(sold.map(({ cause }) => cause))
  expect(sold).toEqual(takenBy(await listEvents(world)).filter(({ cause }) => causes.has(cause)))
  const { counts } = await payments(world, 'GET')
  if (counts['undelivered'] === 0) await expectReconciled(world)
}

/** In the order of `listSold`. */
const takenBy = (events: readonly ProviderEvent[]): Sold[] =>
  events.flatMap(soldBy).toSorted((one, other) => (one.cause < other.cause ? -1 : 1))

function soldBy({ type, data: { object } }: ProviderEvent): Sold[] {
  const cause = `purchase:${object.id}`
  const currency = object.currency!
  if (type === 'invoice.paid') return [{ cause, cents: object.amount_paid!, currency }]
  const isPack = type === 'checkout.session.completed' && object.mode === 'payment' && object.payment_status === 'paid'
  return isPack ? [{ cause, cents: object.amount_total!, currency }] : []
}

async function listSold(pool: pg.Pool): Promise<Sold[]> {
  const { rows } = await pool.query<Sold>(
    `select cause, cents, currency from (
      select cause, price_cents::int as cents, currency from lots where price_cents is not null
      -- Paid and given back: nothing was credited for it.
      union all
      select 'purchase:' || payment_id, amount_cents, currency from purchases where state = 'set_aside' and payment_id is not null
    ) sold order by cause collate "C"`,
  )
  return rows
}
