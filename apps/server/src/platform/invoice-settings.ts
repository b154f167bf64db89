export type InvoiceSettings = {
  /** Null: no invoices are issued, and the admin area says so. */
  invoicing: { url: string; apiKey: string } | null
  /** Purchases paid before it were invoiced by other means; null: all are ours. */
  invoicesSince: Date | null
  viesUrl: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** The provider of certified invoices, and where VAT numbers are confirmed. */
export function invoiceSettings(environment: Environment, problems: string[]): InvoiceSettings {
  const given = (name: string): string | undefined => environment[name]?.trim() || undefined
  const address = (name: string): string => {
    const text = given(name) ?? ''
    if (!/^https?:\/\/[^/]/.test(text) || !URL.canParse(text))
      problems.push(`${name} must be an http(s) address, not "${text}"`)
    return text.replace(/(?<!\/)\/+$/, '')
  }
  const [url, apiKey] = [given('INVOICEXPRESS_URL'), given('INVOICEXPRESS_API_KEY')]
  if ((url === undefined) !== (apiKey === undefined))
    problems.push(
      url === undefined
        ? 'INVOICEXPRESS_URL missing beside INVOICEXPRESS_API_KEY'
        : 'INVOICEXPRESS_API_KEY missing beside INVOICEXPRESS_URL',
    )
  const since = given('INVOICES_SINCE')
  const isDay = since !== undefined && /^\d{4}-\d\d-\d\d$/.test(since) && !Number.isNaN(Date.parse(since))
  if (since !== undefined && !isDay) problems.push(`INVOICES_SINCE must be a day such as 2026-01-31, not "${since}"`)
  return {
    invoicing: url && apiKey ? { url: address('INVOICEXPRESS_URL'), apiKey } : null,
    invoicesSince: isDay ? new Date(`${since}T00:00:00Z`) : null,
    viesUrl: given('VIES_URL') ? address('VIES_URL') : 'https://ec.europa.eu/taxation_customs/vies/rest-api',
  }
}
