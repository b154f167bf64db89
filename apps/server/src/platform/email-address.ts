import { domainToASCII } from 'node:url'

/** Characters that RFC 5322 allows in an address only between quotes or in a comment. */
const needsQuotes = /[\s()<>,;:@"\\]/

/** Characters that show nothing, such as a soft hyphen or a zero-width space. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * The one spelling of an e-mail address that is stored and compared: Unicode NFKC, lower case, no invisible characters, no needless quotes around the local
 * part, the domain in punycode without a trailing dot. Null for none, and for one with a comment, an escape or a character that needs quotes: each would be
 * a further spelling of one mailbox.
 */
export function toAddress(email: string | null): string | null {
  const text = email?.normalize('NFKC').replaceAll(invisible, '').trim().toLowerCase()
  if (!text) return null
  const split = text.lastIndexOf('@')
  if (split < 0) return text
  const name = text.slice(0, split).replace(/^"([^"]+)"$/, '$1')
  const domain = text.slice(split + 1)
  if (needsQuotes.test(name) || needsQuotes.test(domain)) return null
  // An invalid domain has no ASCII form.
  const labels = (domainToASCII(domain) || domain).split('.')
  while (labels.at(-1) === '') labels.pop()
  return `${name}@${labels.join('.')}`
}

/** An address that reminds of the whole one without being it: `ana@example.com` is `a•••@e•••.com`. A text that is none stays as it is. */
export function maskedEmail(email: string): string {
  const split = email.lastIndexOf('@')
  if (split < 0) return email
  const [name, domain] = [email.slice(0, split), email.slice(split + 1)]
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : ''
  return `${[...name][0] ?? ''}•••@${[...domain][0] ?? ''}•••${ending}`
}
