import { expect } from 'vitest'
import { until } from './patience.ts'
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
  for (let patience = seconds / 40; patience > 0; patience -= 1) {
    const issued = until('all documents were issued', async () => {
      await hurryDocuments(world)
      const { rows } = await world.pool.query(`select 1 from invoice_documents where state = 'waiting' limit 1`)
      return rows.length === 0
    })
    if (patience <= 1) await issued
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
    select p.purchase_id, p.amount_cents, i.total_cents, n.credited, b.back from purchases p
    left join invoice_documents i on i.user_id = p.user_id and i.document_id = p.purchase_id and i.state = 'issued'
    cross join lateral (
      select coalesce(sum(total_cents), 0) as credited, bool_or(problem is not null) as is_open from invoice_documents c
      where c.user_id = p.user_id and c.purchase_id = p.purchase_id and c.kind = 'credit_note' and c.state = 'issued') n
    cross join lateral (
      select least(p.amount_cents, coalesce((
        select sum(amount_cents) from refunds r where r.user_id = p.user_id and r.purchase_id = p.purchase_id and r.state = 'succeeded'), 0)
      + coalesce((
        select sum(c.cents) from clawbacks c join lots l on l.user_id = c.user_id and l.lot = c.lot
        where c.user_id = p.user_id and c.is_dispute and c.state = 'done' and l.cause = 'purchase:' || p.payment_id), 0)) as back) b
    where p.state = 'paid' and (
      i.total_cents is distinct from p.amount_cents or n.credited > p.amount_cents
      or n.credited < b.back or (n.credited > b.back and n.is_open is not true))`)
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
