import { createHash } from 'node:crypto'

export type Person = { subject: string; email: string | null; emailVerified: boolean; name: string }

/** Decimal digits that are always the same for the same text. */
function digitsOf(text: string, length: number): string {
  return BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString()
    .slice(0, length)
}

function nameFromEmail(email: string): string {
  const words = email
    .split('@')[0]!
    .split(/[._+-]+/)
    .filter((word) => word !== '')
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ')
}

/** How many digits a subject has. */
const subjectLengths = { google: 21, facebook: 16, apple: 32 }

/**
 * Reads the user from the filled form. A returned string is an error message for the form.
 *
 * @param provider part of the subject's source, so that two providers never issue the same one
 */
export function personFromForm(form: URLSearchParams, provider: keyof typeof subjectLengths): Person | string {
  const email = form.get('email')?.trim().toLowerCase() ?? ''
  const name = form.get('name')?.trim() ?? ''
  if (email === '' && provider !== 'facebook') return 'Please give an e-mail address.'
  if (email === '' && name === '') return 'Please give a name or an e-mail address.'
  if (email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email)) return 'Please give an e-mail address such as ana@example.com.'
  const subject = form.get('subject')?.trim() ?? ''
  if (!/^[\w-]{0,64}$/.test(subject)) return 'A subject has up to 64 letters, digits, dashes and underscores.'
  return {
    subject: subject || digitsOf(`${provider}:${email || name}`, subjectLengths[provider]),
    email: email || null,
    emailVerified: email !== '' && !form.has('unverified'),
    name: name || nameFromEmail(email),
  }
}
