import { brand } from '@numeria/contract'

/** E-mails with a code, which is in two groups of four. */
export const loginCodes = {
  signIn: (code: string, link: string, minutes: number) => ({
    subject: `Your ${brand.name} sign-in code: ${code}`,
    text: `Your code is ${code}\n\nType it where you asked for it, or open this link in the same browser:\n${link}\n\nThe code and the link work once, for ${minutes} minutes. Don’t share the code: we never ask for it by phone or e-mail.\n\nIf you didn’t ask for this e-mail, ignore it. No one can sign in without it.`,
  }),
  add: (code: string, minutes: number) => ({
    subject: `Your code to add this address to ${brand.name}: ${code}`,
    text: `Your code is ${code}\n\nType it in your ${brand.name} settings, where you asked for it. From then on, you can sign in to that account with this address.\n\nThe code works once, for ${minutes} minutes. Don’t share it: whoever has it can add your address to their account.\n\nIf you didn’t ask for this e-mail, ignore it. Nothing is added without the code.`,
  }),
}

/** Logins that no provider names. */
export const ownLogins: Record<string, string> = { email: 'E-mail', passkey: 'Passkey' }
