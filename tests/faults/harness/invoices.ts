import { expect } from 'vitest'
import { until } from './timeouts.ts'
import type { World } from './world.ts'

type Document = {
  type: 'invoice' | 'credit_note'
  reference: string
  totalCents: number
  vatCents: number
  number: string
}
type Amounts = Pick<Document, 'reference' | 'totalCents' | 'vatCents'>
type Setting = {
  api?: 'ok' | 'refuse' | 'timeout' | 'lost_answer' | '500'
  times?: number
  vies?: 'ok' | 'unavailable'
}

/** Controls the sandbox's provider of invoices and reads the documents that it issued. */
export async function invoices({ sandbox }: Pick<World, 'sandbox'>, setting?: Setting): Promise<Document[]> {
  const response = await fetch(`${sandbox.url}/_control/invoices`, {
    method: setting ? 'PUT' : 'GET',
    ...(setting && { body: JSON.stringify(setting) }),
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { documents: Document[] }).documents
}

/** Makes every document and the job that issues them due. */
export async function hurryDocuments({ pool }: Pick<World, 'pool'>): Promise<void> {
  await pool.query(`update invoice_documents set next_try_at = now() where state = 'waiting' and next_try_at > now()`)
  await pool.query(
    `update jobs set due_at = clock_timestamp() - interval '1 second'
     where name = 'issue invoices' and leased_until is null and due_at > clock_timestamp()`,
  )
}

/** Waits until nothing waits, and compares the sales, our documents and the provider's: none missing, none doubled, no cent of difference, no gap. */
export async function expectInvoiced(world: Pick<World, 'pool' | 'sandbox'>, seconds = 40): Promise<number> {
  await invoices(world, { api: 'ok' })
  for (let pollTimeout = seconds / 40; pollTimeout > 0; pollTimeout -= 1) {
    const issued = until('all documents were issued', async () => {
      await hurryDocuments(world)
      const { rows } = await world.pool.query(`select 1 from invoice_documents where state = 'waiting' limit 1`)
      return rows.length === 0
    })
    if (pollTimeout <= 1) await issued
    else if (
      await issued.then(
        () => true,
        () => false,
      )
    )
      break
  }
  const theirs = await invoices(world)
  const { rows: ours } = await world.pool.query<Amounts>(
    `select document_id as reference, total_cents as "totalCents", vat_cents as "vatCents" from invoice_documents where state = 'issued'`,
  )
  const listed = (documents: readonly Amounts[]) =>
    documents.map(({ reference, totalCents, vatCents }) => `${reference} ${totalCents} ${vatCents}`).toSorted()
  expect(listed(theirs)).toEqual(listed(ours))
  for (const type of ['invoice', 'credit_note']) {
    const numbers = theirs.filter((document) => document.type === type).map(({ number }) => Number.parseInt(number, 10))
    expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, index) => index + 1))
  }
  const { rows: wrong } = await world.pool.query(`
    with credited as (
      select user_id, purchase_id, sum(total_cents) as cents, bool_or(problem is not null) as is_open from invoice_documents
      where kind = 'credit_note' and state = 'issued' group by user_id, purchase_id),
    refunded as (
      select user_id, purchase_id, sum(amount_cents) as cents from refunds where state = 'succeeded' group by user_id, purchase_id),
    disputed as (
      select user_id, l.cause, sum(c.cents) as cents from clawbacks c join lots l using (user_id, lot)
      where c.is_dispute and c.state = 'done' group by user_id, l.cause),
    sales as (
      select p.purchase_id, p.amount_cents, i.total_cents, n.is_open, coalesce(n.cents, 0) as credited,
        least(p.amount_cents, coalesce(r.cents, 0) + coalesce(d.cents, 0)) as back
      from purchases p
      left join invoice_documents i on i.user_id = p.user_id and i.document_id = p.purchase_id and i.state = 'issued'
      left join credited n on n.user_id = p.user_id and n.purchase_id = p.purchase_id
      left join refunded r on r.user_id = p.user_id and r.purchase_id = p.purchase_id
      left join disputed d on d.user_id = p.user_id and d.cause = 'purchase:' || p.payment_id
      where p.state = 'paid')
    select purchase_id, amount_cents, total_cents, credited, back from sales
    where total_cents is distinct from amount_cents or credited > amount_cents
      or credited < back or (credited > back and is_open is not true)`)
  expect(wrong).toEqual([])
  // A credit note of a few cents has no line that could carry the cent that is left.
  const { rows: otherVat } = await world.pool.query(`
    select i.document_id, i.vat_cents, sum(n.vat_cents) as credited from invoice_documents i
    join invoice_documents n on n.user_id = i.user_id and n.purchase_id = i.purchase_id and n.kind = 'credit_note' and n.state = 'issued'
    where i.kind = 'invoice' and i.state = 'issued' group by i.document_id, i.vat_cents, i.total_cents
    having sum(n.total_cents) = i.total_cents and sum(n.vat_cents) <> i.vat_cents and min(n.total_cents) > 5`)
  expect(otherVat).toEqual([])
  return theirs.length
}
