import { dashboard } from '#messages/admin'
import { locale } from '#messages/locale'
import { sentenceOf } from '../../lib/api-error.ts'
import { copyText } from '../../lib/clipboard.ts'
import { showToast } from '../../ui/toast.ts'

export function showFailure(error: unknown): void {
  showToast({ title: dashboard.error, description: sentenceOf(error), destructive: true })
}

/** Copies, and says that it did, or that the browser refused. */
export async function copyAndTell(text: string, done: string): Promise<void> {
  const isCopied = await copyText(text)
  if (isCopied) showToast({ title: dashboard.copied.title, description: done })
  else showToast({ title: dashboard.error, description: dashboard.notCopied, destructive: true })
}

const whole = new Intl.NumberFormat(locale)

/** 12345 as 12,345, in Portuguese 12 345. */
export const formatCount = (count: number): string => whole.format(count)

const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })

/** Formats a share: 0.125 as 12.5%. */
export const formatShare = (part: number): string => share.format(part)

/** Returns the version of a prompt: '2.2' for 'life_path-2.2'. */
export const versionOf = (promptVersion: string): string => promptVersion.slice(promptVersion.indexOf('-') + 1)

/** Minor units as money: 549 eur as €5.49. */
export const formatMoney = (cents: number, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100)
