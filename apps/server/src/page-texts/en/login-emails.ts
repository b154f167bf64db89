import { brand } from '@numeria/contract'
import type { EmailWords } from '../email-words.ts'

type LoginEmails = Record<'linked' | 'removed', (login: string) => EmailWords> & {
  addressChanged: (before: string, now: string) => EmailWords
}

/** Emails about changed logins. @param login its provider, with its address where it has one */
export const loginEmails: LoginEmails = {
  linked: (login) => ({
    subject: `A login was added to your ${brand.name} account`,
    lines: [
      `This login now also opens your account: ${login}.`,
      '',
      'If this wasn’t you, sign in and remove it in Settings under “Your logins”. You are then signed out everywhere else.',
    ],
  }),
  removed: (login) => ({
    subject: `A login was removed from your ${brand.name} account`,
    lines: [
      `This login no longer opens your account: ${login}.`,
      '',
      `You have been signed out everywhere else. If this wasn’t you, sign in with another login and write to ${brand.supportEmail}.`,
    ],
  }),
  addressChanged: (before, now) => ({
    subject: `The e-mail address of your ${brand.name} account has changed`,
    lines: [
      `The address of your account is now ${now} instead of ${before}, because your login reported a new verified address.`,
      '',
      `If you don’t know the new address, check your account at the provider you sign in with, and write to ${brand.supportEmail}.`,
    ],
  }),
}
