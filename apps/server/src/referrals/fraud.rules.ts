/** Providers that ignore dots in a name. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/** One spelling for all addresses of one mailbox: lower case, without a tag, and where dots mean nothing without them. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@')
  const [untagged = ''] = name.split('+')
  return dotless.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}

/** Whether this domain, or one that it belongs to, hands out mailboxes that are thrown away. */
export async function isDisposable(email: string): Promise<boolean> {
  // 56,000 domains, loaded with the first conversion.
  const { default: mailchecker } = await import('mailchecker')
  const labels = (email.trim().toLowerCase().split('@')[1] ?? '').split('.')
  return labels.some((_, index) => mailchecker.blacklist().has(labels.slice(index).join('.')))
}

/** More new people than this by one person's codes in a day (UTC) are looked at. */
export const mostConversionsADay = 10
