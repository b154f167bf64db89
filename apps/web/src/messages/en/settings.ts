import { brand } from '@numeria/contract'

export const page = {
  title: 'Settings',
  unreachable: `We could not reach ${brand.name}. Your data is safe.`,
  signInAgain: {
    title: 'Please sign in again',
    text: 'For your security, this needs a sign-in from the last 15 minutes. You’ll come back to this page.',
  },
}

export const pages = {
  title: 'Language and currency',
  language: 'These pages are in English.',
  languageHint: 'You choose the language of your readings in the chat.',
  currency: 'You pay in',
  currencyHint: 'Same price in both currencies, VAT included.',
  saved: 'Currency saved',
  notSaved: 'Currency not saved',
}

export const counting = { title: 'Privacy', policy: 'Privacy policy' }

export const sessions = {
  title: 'Where you’re signed in',
  hint: 'You’re signed out 30 days after your last visit, and after 90 days at the latest.',
  /** @param browser and @param system by their own names, where they are known */
  device: (browser: string | null, system: string | null) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'A browser'),
  here: 'This browser',
  since: (moment: string) => `Signed in ${moment}`,
  end: 'End',
  endOf: (device: string, moment: string) => `End: ${device}, signed in ${moment}`,
  endOthers: 'End all others',
  ended: 'Signed out there',
  othersEnded: 'Signed out everywhere else',
  failed: 'Something went wrong',
  only: 'You’re not signed in anywhere else.',
}

export const logins = {
  title: 'Your logins',
  hint: 'Each of these opens your account. We e-mail you when one is added or removed.',
  since: (moment: string) => `Added ${moment}`,
  only: 'This is your only login. Add another one before you remove it.',
  elsewhere: (email: string, own: string) =>
    `${email} belongs to another account here. This account keeps the address ${own}.`,
  /** The login by e-mail, beside the names of the providers. */
  email: 'E-mail',
  add: (provider: string) => `Add ${provider === 'Apple' ? 'an' : 'a'} ${provider} login`,
  passkey: 'Passkey',
  addPasskey: 'Add a passkey',
  linkedPasskey: 'Your passkey is added',
  passkeyText: 'You can sign in with it from now on.',
  passkeyKnown: 'Nothing to add',
  passkeyKnownText: 'This device already has a passkey for your account.',
  addEmail: 'Add an e-mail login',
  cancel: 'Cancel',
  emailStep: {
    sent: (email: string) => `We sent a code to ${email}. It works for 15 minutes.`,
    enter: 'Add this address',
    checking: 'Adding…',
  },
  remove: 'Remove',
  removeOf: (login: string) => `Remove: ${login}`,
  removed: 'Login removed',
  removedText: 'You are signed out everywhere else.',
  linked: (provider: string) => `Your ${provider} login is added`,
  linkedEmail: 'Your e-mail login is added',
  failed: 'Something went wrong',
  taken: (provider: string) =>
    `This ${provider} login opens another account. Sign in there and remove it first, or add a different one.`,
  notLinked: 'The login was not added. Please try again.',
}

export const download = {
  title: 'Everything we hold about you',
  text: 'Your account, profile, readings with their numbers, credits, orders and everything else, as of now.',
  page: 'Download to read',
  pageHint: 'One page, readings first',
  readings: 'Download readings',
  readingsHint: 'Markdown files in a ZIP',
  file: 'Download as JSON',
  fileHint: 'Every field',
  busy: 'Preparing…',
  done: 'Your file is ready',
  fileName: (day: string, ending: string) => `numeria-${day}.${ending}`,
}

export const deletion = {
  title: 'Delete your account',
  text: 'This takes effect immediately and can’t be undone.',
  open: 'Delete my account',
  dialog: 'Delete your account?',
  looking: 'Checking your account…',
  /** @param credits counted: `12 credits` */
  credits: (credits: string) => `You still have ${credits}. You lose them with the account; they are not paid out.`,
  creditsHint: 'You can first withdraw from a purchase of the last 14 days, on your credits page.',
  subscribed: 'Your subscription ends today, without another payment.',
  owed: (money: string) => `We owe you ${money} in referral earnings.`,
  forgo: (money: string) => `I give up ${money}`,
  forgoHint: 'Or keep the account until you have been paid.',
  onItsWay: (money: string) => `${money} is on its way to your bank. Please delete your account once it arrives.`,
  goes: 'What we delete',
  goesList:
    'Your readings and messages, name and birth date, public readings, sign-ins, referral codes, bank details and our e-mails to you.',
  stays: 'What we keep',
  staysList:
    'Orders, payments and credit movements for at least 10 years after their year, as bookkeeping law requires, without your name or address. Invoices (here and at InvoiceXpress, which issues them) and payouts for 10 years after their year, with the tax number, name and address that stand on them. For 180 days, or 12 months if you used the 7-day guarantee, also marks that do not reveal your e-mail address or logins, so that gifts and the guarantee are given only once. Stripe keeps its own records of your payments.',
  email: 'Type your e-mail address to confirm',
  emailWrong: 'This is not the address of this account.',
  delete: 'Delete for good',
  deleting: 'Deleting…',
  keep: 'Keep my account',
  gone: 'Your account is deleted',
  goneText: `Thank you for being here.`,
  home: 'To the home page',
}
