import { brand } from '@numeria/contract'

export const page = {
  title: 'Settings',
  unreachable: `We could not reach ${brand.name}. Nothing of yours is lost.`,
  signInAgain: {
    title: 'Please sign in again',
    text: 'This asks for a sign-in at most 15 minutes old, so that no one else does it on a device you left open. You come back to this page.',
  },
}

export const pages = {
  title: 'Language and currency',
  language: 'These pages are in English.',
  languageHint: 'Readings have a language of their own, which you choose in the chat.',
  currency: 'You pay in',
  currencyHint: 'The same figures in either currency, VAT included.',
  saved: 'Your currency is saved',
  notSaved: 'Your currency was not saved',
}

export const counting = { title: 'Privacy', policy: 'Privacy policy' }

export const sessions = {
  title: 'Where you are signed in',
  hint: 'A sign-in ends automatically 30 days after your last visit, and after 90 days at the latest.',
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
  failed: 'This did not work',
  only: 'You are signed in nowhere else.',
}

export const logins = {
  title: 'Your logins',
  hint: 'Each of them opens this account. We write to you whenever one is added or removed.',
  since: (moment: string) => `Added ${moment}`,
  only: 'This is your only login, so it stays. Add another one before you remove it.',
  elsewhere: (email: string, own: string) =>
    `${email} belongs to another account here. This account keeps the address ${own}.`,
  /** The login by e-mail, beside the names of the providers. */
  email: 'E-mail',
  add: (provider: string) => `Add a ${provider} login`,
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
  failed: 'This did not work',
  taken: (provider: string) =>
    `This ${provider} login opens another account. Sign in there and remove it first, or add a different one.`,
  notLinked: 'The login was not added. Please try again.',
}

export const download = {
  title: 'Everything we hold about you',
  text: 'Your account and profile, every reading with its numbers, every credit and order, and everything else, as it is at this moment.',
  page: 'Download to read',
  pageHint: 'Readable page',
  file: 'Download as JSON',
  fileHint: 'JSON',
  busy: 'Gathering…',
  done: 'Your file is there',
  fileName: (day: string, ending: string) => `numeria-${day}.${ending}`,
}

export const deletion = {
  title: 'Delete your account',
  text: 'Permanently and immediately. No one can restore it, not even us.',
  open: 'Delete my account',
  dialog: 'Delete your account?',
  looking: 'Looking at what is in your account…',
  /** @param credits counted: `12 credits` */
  credits: (credits: string) => `You still have ${credits}. They go with the account and are not paid out.`,
  creditsHint: 'You can still withdraw from a purchase of the last 14 days first, on your credits page.',
  subscribed: 'Your subscription ends today, without another payment.',
  owed: (money: string) => `We owe you ${money} for recommending us.`,
  forgo: (money: string) => `I give up ${money}`,
  forgoHint: 'Or keep the account until it has been paid.',
  onItsWay: (money: string) => `${money} is on its way to your bank. Please delete your account when it has arrived.`,
  goes: 'What goes',
  goesList:
    'Your readings and what you wrote, name and birth date, public readings, sign-ins, referral codes, bank details and our letters to you.',
  stays: 'What stays',
  staysList:
    'Orders, payments and movements of credits, for the 10 years that the law on bookkeeping asks: without your name and your address. And for half a year a mark from which no one can tell your address, so that the welcome gift is given once.',
  email: 'Type your e-mail address to confirm',
  emailWrong: 'This is not the address of this account.',
  delete: 'Delete for good',
  deleting: 'Deleting…',
  keep: 'Keep my account',
  gone: 'Your account is deleted',
  goneText: `Thank you for having been here. ${brand.persona} does not know you any more.`,
  home: 'To the home page',
}
