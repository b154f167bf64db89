import type { Currency } from '@numeria/contract'
import type { Generated } from 'kysely'

/** Invoices and credit notes, and how they compare with the sales. */
export type InvoiceTables = {
  invoice_documents: {
    user_id: string
    document_id: string
    purchase_id: string
    kind: 'invoice' | 'credit_note'
    cause: string
    total_cents: number
    currency: Currency
    country: string
    country_source: 'buyer' | 'payment' | 'default'
    tax_number: string | null
    tax_country: string | null
    billing_country: string | null
    instrument_country: string | null
    payment_vat_cents: number | null
    buyer_name: string | null
    buyer_address: Generated<string | null>
    vat_rule: Generated<'domestic' | 'oss' | 'reverse_charge' | 'outside_eu' | null>
    vat_rate: Generated<number | null>
    vat_cents: Generated<number | null>
    state: 'waiting' | 'issued' | 'cancelled'
    problem: Generated<string | null>
    tries: Generated<number>
    next_try_at: Date
    created_at: Date
    provider_id: Generated<string | null>
    number: Generated<string | null>
    atcud: Generated<string | null>
    issued_at: Generated<Date | null>
  }
  invoice_checks: { checked_at: Date; documents: number; differences: number }
}
