import { csv } from './csv.ts'
import { toSepaText } from './sepa-text.ts'
import { decimal, purpose, type AboutBatch, type Transfer } from './transfer.ts'

const columns = ['batch', 'payout', 'name', 'sort_code', 'account_number', 'amount', 'currency', 'reference']

/**
 * UK accounts as a plain list (CSV by RFC 4180). They hold pounds and the debt is in euros, so the list names euros; the bank converts the amount when it
 * sends it.
 */
export function ukFile({ batchId }: AboutBatch, transfers: readonly Transfer[]): string {
  const rows = transfers.map(({ reference, cents, holder, account, bank }) => [
    batchId,
    reference,
    toSepaText(holder),
    bank,
    account,
    decimal(cents),
    'EUR',
    purpose,
  ])
  return csv([columns, ...rows])
}
