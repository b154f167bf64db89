import type { ErrorCode } from './errors.ts'

/** So many requests in so many seconds, counted from the first one. */
export type RequestWindow = { most: number; seconds: number }

export type RequestLimit = {
  what: string
  /** Null for visitors, or where only the address counts. */
  person: RequestWindow | null
  address: RequestWindow | null
  /** Whether all processes share the count through the database, or each process counts for itself. */
  counted: 'database' | 'process'
  /** Why no honest person meets it. */
  why: string
  /** `request.too_fast` by default. */
  refusal?: ErrorCode
}

export const minute = 60
export const hour = 60 * minute
const day = 24 * hour
export const per = (seconds: number, most: number): RequestWindow => ({ most, seconds })

/** Every limit on what costs money, a provider's quota or much processor time. An IPv6 /64 is one address. `docs/limits.md` shows this table. */
export const requestLimits = {
  chat: {
    what: 'Messages in the chat',
    person: per(minute, 10),
    address: per(minute, 60),
    counted: 'database',
    why: 'A reading takes longer to read than six seconds.',
    refusal: 'chat.too_fast',
  },
  freeReply: {
    what: 'Free replies that the history keeps: onboarding and help',
    person: per(day, 100),
    address: null,
    counted: 'database',
    why: 'Onboarding ends after two messages. Help is given past the limit too, and is only not kept.',
    refusal: 'chat.too_fast',
  },
  rewrite: {
    what: 'Free rewrites of readings',
    person: per(day, 20),
    address: per(day, 200),
    counted: 'database',
    why: 'A paid reading has one, which is asked for again only when it fails.',
  },
  chart: {
    what: 'Charts of all numbers',
    person: per(minute, 60),
    address: per(minute, 600),
    counted: 'process',
    why: 'The page takes one when it opens, and again when the profile changes.',
  },
  today: {
    what: 'Numbers of the day',
    person: per(minute, 60),
    address: per(minute, 600),
    counted: 'process',
    why: 'A page takes them when it opens, and again at midnight.',
  },
  calendar: {
    what: 'Months of the calendar, and changes of its address',
    person: per(minute, 60),
    address: per(minute, 600),
    counted: 'process',
    why: 'The page takes one month at a time.',
  },
  calendarFeed: {
    what: 'Fetches of calendars by calendar programs',
    person: null,
    address: per(minute, 600),
    counted: 'process',
    why: 'A program fetches a calendar a few times a day. Large calendar services fetch many from few addresses.',
  },
  reminders: {
    what: 'Changes of the reminders of the day',
    person: per(hour, 60),
    address: per(hour, 600),
    counted: 'database',
    why: 'A person chooses once, with room for changes of mind.',
  },
  reminderEnd: {
    what: 'Ends of reminders by the link of an e-mail',
    person: null,
    address: per(minute, 600),
    counted: 'process',
    why: 'A link is pressed once. Large mail services press it for many people from few addresses.',
  },
  invitation: {
    what: 'Invitations to compare',
    person: per(day, 50),
    address: per(day, 500),
    counted: 'database',
    why: 'A link is for one friend, and a person has at most 50.',
  },
  comparison: {
    what: 'Openings and answers of invitations to compare, which need no account',
    person: null,
    address: per(10 * minute, 60),
    counted: 'database',
    why: 'A friend opens the link and answers once, with room for typing errors.',
  },
  readingReport: {
    what: 'Reports of own readings',
    person: per(day, 20),
    address: per(day, 200),
    counted: 'database',
    why: 'A reading is reported once.',
  },
  publicReport: {
    what: 'Reports of public readings, which need no account',
    person: null,
    address: per(hour, 10),
    counted: 'database',
    why: 'A report takes minutes to write.',
  },
  search: {
    what: 'Searches in the history',
    person: per(minute, 120),
    address: per(minute, 600),
    counted: 'database',
    why: 'The page searches when typing pauses for a quarter of a second, and a search has at most 100 letters.',
  },
  checkout: {
    what: 'Checkouts, in the page and on the page of the provider',
    person: per(10 * minute, 20),
    address: per(10 * minute, 200),
    counted: 'database',
    why: 'There are four packs and two currencies, and a checkout that is open is used again.',
  },
  purchaseLookup: {
    what: 'Look-ups of a purchase at the payment provider',
    person: per(10 * minute, 60),
    address: per(10 * minute, 600),
    counted: 'database',
    why: 'The page asks forty times in all, and the provider is asked once in five seconds.',
  },
  portal: {
    what: 'Openings of the customer portal of the payment provider',
    person: per(10 * minute, 20),
    address: per(10 * minute, 200),
    counted: 'database',
    why: 'One visit changes a card or cancels.',
  },
  invoice: {
    what: 'Downloads of invoices and credit notes',
    person: per(10 * minute, 60),
    address: per(10 * minute, 600),
    counted: 'database',
    why: 'Each is read from the invoicing provider; a person with years of renewals can still fetch all.',
  },
  withdrawal: {
    what: 'Withdrawals from a purchase',
    person: per(hour, 20),
    address: per(hour, 100),
    counted: 'database',
    why: 'One withdrawal per purchase, with room for repetitions when the provider is away.',
  },
  dataExport: {
    what: 'Downloads of all data of a person',
    person: per(hour, 10),
    address: per(hour, 60),
    counted: 'database',
    why: 'One download has everything, in either of two formats.',
  },
  deletion: {
    what: 'Deletions of an account',
    person: per(hour, 10),
    address: per(hour, 60),
    counted: 'database',
    why: 'An account is deleted once, with room for typing errors in the confirmation.',
  },
  loginStart: {
    what: 'Starts of a login at an identity provider',
    person: per(hour, 20),
    address: per(10 * minute, 120),
    counted: 'database',
    why: 'An office or a lecture hall behind one address signs in less often than every five seconds. A person is counted when linking a login, and there are two providers.',
  },
  loginCallback: {
    what: 'Returns from an identity provider with a login of this browser',
    person: per(hour, 20),
    address: per(10 * minute, 120),
    counted: 'database',
    why: 'Every return follows a start.',
  },
  emailLogin: {
    what: 'E-mails with a login code',
    person: per(hour, 10),
    address: per(10 * minute, 30),
    counted: 'database',
    why: 'A login takes one e-mail, and an office behind one address asks less often than every twenty seconds. A person is counted when adding an address, and a known browser instead of its address.',
  },
  emailCode: {
    what: 'Codes and links of login e-mails',
    person: per(hour, 30),
    address: per(10 * minute, 60),
    counted: 'database',
    why: 'A login takes one code, with room for typing errors.',
  },
  loginRemoval: {
    what: 'Removals of a login',
    person: per(hour, 10),
    address: per(hour, 100),
    counted: 'database',
    why: 'A person has a few logins, and the last one stays.',
  },
  passkeyAdd: {
    what: 'Requests to add a passkey',
    person: per(hour, 20),
    address: per(hour, 100),
    counted: 'database',
    why: 'A passkey takes two requests, and a person has a few devices.',
  },
  passkeySignIn: {
    what: 'Requests to sign in with a passkey',
    person: null,
    address: per(10 * minute, 120),
    counted: 'database',
    why: 'A sign-in takes two requests, and an office behind one address signs in less often than every ten seconds.',
  },
  publish: {
    what: 'Readings made public',
    person: per(hour, 30),
    address: per(hour, 200),
    counted: 'database',
    why: 'A person publishes single readings, and each takes several steps in the page.',
  },
  share: {
    what: 'Shares of the product',
    person: per(minute, 120),
    address: per(minute, 600),
    counted: 'database',
    why: 'A share is a menu and a choice in it.',
  },
  referralCode: {
    what: 'New referral codes',
    person: per(hour, 30),
    address: per(hour, 200),
    counted: 'database',
    why: 'A person can have twenty codes in all.',
  },
  payoutMode: {
    what: 'Changes of how referral rewards are paid, and of the bank details',
    person: per(hour, 10),
    address: per(hour, 60),
    counted: 'database',
    why: 'A person has one bank account and two ways to be paid, with room for corrections. New bank details send an email.',
  },
  referralClick: {
    what: 'Counted clicks on referral links',
    person: null,
    address: per(minute, 60),
    counted: 'process',
    why: 'A page opens past the limit too; only the click is not counted.',
  },
  publicReading: {
    what: 'Public readings and their pictures',
    person: null,
    address: per(minute, 120),
    counted: 'process',
    why: 'A visit takes two requests.',
  },
  analytics: {
    what: 'Batches of analytics events',
    person: null,
    address: per(minute, 120),
    counted: 'process',
    why: 'A browser sends two batches in a minute.',
  },
} as const satisfies Record<string, RequestLimit>

export type RequestLimitName = keyof typeof requestLimits

/** For how long the last answer of the payment provider about one checkout is given again. */
export const purchaseLookupSeconds = 5
