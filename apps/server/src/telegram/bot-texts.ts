import type { AdminFigures, PendingTransaction } from '@numeria/contract'

const money = (cents: number, currency: string): string => `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`

/** The day so far, as one message. */
export function figuresText(figures: AdminFigures): string {
  const sold = figures.purchases.map(({ count, cents, currency }) => `${count} for ${money(cents, currency)}`)
  return [
    `${figures.day} (UTC)`,
    `New users: ${figures.signUps}`,
    `Readings: ${figures.readings}, failed: ${figures.readingsFailed}`,
    `Credits granted: ${figures.creditsGranted}, spent: ${figures.creditsSpent}`,
    `Sold: ${sold.join(', ') || 'nothing yet'}`,
    ...figures.fires.map(({ count, text }) => `❗ ${count}: ${text}`),
  ].join('\n')
}

export function pendingText({ delta, cents, userEmail, reason }: PendingTransaction): string {
  const reward = cents > 0 ? `${(cents / 100).toFixed(2)} EUR` : `${delta >= 0 ? '+' : ''}${delta} credits`
  return `${reward} for ${userEmail} (${reason})`
}
