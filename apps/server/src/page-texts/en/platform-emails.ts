import { brand } from '@numeria/contract'
import type { EmailWords } from '../email-words.ts'

/** `platform`: the login platform that sent the request; `statePage`: the address of the page with its state. */
type About = { platform: 'Facebook' | 'Apple'; receivedOn: string; statePage: string }

type PlatformEmails = {
  credits(count: number): string
  subscription: string
  owed(amount: string): string
  expected(amount: string): string
  waiting(about: About & { held: readonly string[] }): EmailWords
  announced(about: About & { on: string }): EmailWords
}

/** PlatformEmails of the e-mails about deletion requests of login platforms. */
export const platformEmails: PlatformEmails = {
  credits: (count) => `${count} ${count === 1 ? 'credit' : 'credits'} that you paid for`,
  subscription: 'a subscription',
  owed: (amount) => `${amount} of referral earnings that we owe you`,
  expected: (amount) => `${amount} of referral earnings that are not confirmed yet`,
  waiting: ({ platform, receivedOn, statePage, held }) => ({
    subject: `${platform} asked us to delete your ${brand.name} account`,
    lines: [
      `On ${receivedOn} we received a request from ${platform} to delete your data. ${platform} is the only login of your account, so your account would be deleted. We have not deleted it, because it still holds:`,
      ...held.map((one) => `- ${one}`),
      '',
      `To keep your account, sign in with ${platform}. This ends the request.`,
      'To delete it now, sign in and choose “Delete your account” in Settings.',
      'If you do neither, we will delete it when it holds nothing of this any more. We will write to you 7 days before.',
      '',
      'The state of the request:',
      statePage,
    ],
  }),
  announced: ({ platform, receivedOn, statePage, on }) => ({
    subject: `Your ${brand.name} account will be deleted on ${on}`,
    lines: [
      `On ${receivedOn} we received a request from ${platform} to delete your data. We waited because your account held something of value. It no longer does, so we will delete it on ${on}, with your readings and your profile. They cannot be restored.`,
      '',
      `To keep your account, sign in with ${platform} before that day. This ends the request.`,
      '',
      'The state of the request:',
      statePage,
    ],
  }),
}
