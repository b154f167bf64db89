/** Minor units as a person reads them: 549 and 'eur' are '€5.49'. */
export function moneyText(amountCents: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.format(amountCents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** Seconds since 1970 as a day: '21 November 2026'. */
export function dayText(seconds: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1_000)
}
