import { InvoicingUnavailable, type DocumentOrder } from './invoicing.ts'

/** A document as InvoiceXpress answers with it; a draft until it is made final. */
export type Draft = {
  id: number
  status: string
  type: string
  sequence_number: string
  atcud?: string
  reference?: string
  taxes: number | string
  total: number | string
}

/** Amounts come as decimal numbers, and are cents here. */
export const centsOf = (amount: number | string): number => Math.round(Number(amount) * 100)

/** The day in Portugal, as the provider writes dates: dd/mm/yyyy. */
export const dayOf = (date: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Lisbon', dateStyle: 'short' }).format(date)

/** The documentation wraps every document in `invoice`; the service also answers with the name of the type. */
export function documentOf(body: object): Draft {
  const { invoice, invoice_receipt, credit_note } = body as Record<string, Draft | undefined>
  const document = invoice ?? invoice_receipt ?? credit_note
  if (!document?.id) throw new InvoicingUnavailable('the invoicing provider answered without a document')
  return document
}

export function documentsOf(body: object): Draft[] {
  const { invoices } = body as { invoices?: Draft[] }
  if (!Array.isArray(invoices)) throw new InvoicingUnavailable('the invoicing provider answered without a list')
  return invoices
}

/** How many pages a list has. */
export function pagesOf(body: object): number {
  const { pagination } = body as { pagination?: { total_pages?: number } }
  if (typeof pagination?.total_pages !== 'number')
    throw new InvoicingUnavailable('the invoicing provider answered without a number of pages')
  return pagination.total_pages
}

/** `IVA23` is the name that every Portuguese account has. */
export function taxName(country: string, rate: number): string {
  const percent = String(rate / 100)
  return country === 'PT' ? `IVA${percent}` : `IVA ${country} ${percent}`
}

/** Net price with six decimals, so that net and VAT together are the price that was paid. Integers throughout. */
export function netPrice(totalCents: number, rate: number): string {
  const whole = 10_000n + BigInt(rate)
  const micros = (2n * BigInt(totalCents) * 10_000n * 10_000n + whole) / (2n * whole)
  return `${micros / 1_000_000n}.${String(micros % 1_000_000n).padStart(6, '0')}`
}

/** Why a document shows no VAT, in the codes of the tax authority: M40 for reverse charge, M99 for sales outside the EU. */
const exemptions: Partial<Record<DocumentOrder['vatRule'], string>> = { reverse_charge: 'M40', outside_eu: 'M99' }

export function bodyOf(order: DocumentOrder): object {
  const { reference, creditedId, title, linesCents, currency, euroMillionths, vatCountry, vatRate, vatRule, date } =
    order
  const exemption = exemptions[vatRule]
  const foreign =
    currency === 'eur'
      ? {}
      : {
          currency_code: currency.toUpperCase(),
          ...(euroMillionths !== null && { rate: (1_000_000 / euroMillionths).toFixed(5) }),
        }
  return {
    proprietary_uid: reference,
    invoice: {
      date: dayOf(date),
      due_date: dayOf(date),
      reference,
      client: clientOf(order),
      items: linesCents.map((cents) => ({
        name: title,
        description: title,
        unit_price: netPrice(cents, vatRate),
        quantity: '1.0',
        unit: 'service',
        tax: { name: vatRate > 0 ? taxName(vatCountry, vatRate) : 'Isento' },
      })),
      ...(exemption !== undefined && { tax_exemption: exemption }),
      ...(creditedId !== null && { owner_invoice_id: Number(creditedId) }),
      ...foreign,
    },
  }
}

/** Buyers without a tax number stay anonymous at the provider: one client for each country stands for all of them. */
function clientOf({ buyer: { country, taxNumber, name, address } }: DocumentOrder): object {
  if (taxNumber === null)
    return { name: `Consumidor final ${country}`, code: `CF-${country}`, country: nameOf(country) }
  return {
    name: name ?? `${country} ${taxNumber}`,
    code: `${country}${taxNumber}`,
    fiscal_id: taxNumber,
    country: nameOf(country),
    ...(address !== null && { address }),
  }
}

/** The provider takes English names of countries. */
const nameOf = (country: string) => new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
