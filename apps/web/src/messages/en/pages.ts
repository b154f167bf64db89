import { brand } from '@numeria/contract'

const landing = `${brand.name} – Unlock Your Cosmic Destiny`
const landingDescription =
  'Numerology readings by Selene: your numbers are computed, her words are written from them. 5 free credits to begin.'

const titled = (title: string): string => `${title} – ${brand.name}`

/** Title of each page. */
export const titles = {
  landing,
  welcome: landing,
  login: titled('Login'),
  logout: titled('Signed out'),
  pricing: titled('Credit packs'),
  success: titled('Your payment'),
  credits: titled('Credits and orders'),
  settings: titled('Settings'),
  referrals: titled('Referral Program'),
  about: titled('About numerology: five traditions, worked out step by step'),
  lucky: titled('Lucky numbers for today'),
  privacy: titled('Privacy policy'),
  terms: titled('Terms of service'),
  accessibility: titled('Accessibility statement'),
  aiNotice: titled('Selene is an AI'),
  cancel: titled('Cancel contracts here'),
  shared: titled('A reading by Selene'),
  chat: titled('Chat with Selene'),
  chart: titled('My chart'),
  calendar: titled('Your calendar'),
  compare: titled('Compare your numbers'),
  dataDeletion: titled('Your deletion request'),
  today: titled('Your numbers today'),
  admin: titled('Admin'),
  adminLogin: titled('Admin sign-in'),
  offline: titled('You are offline'),
  notFound: titled('Page not found'),
}

/** Descriptions that search engines show below the title. */
export const descriptions = {
  landing: landingDescription,
  welcome: landingDescription,
  login: 'Sign in to Numeria. Your first 5 credits are a gift.',
  logout: 'You are signed out of Numeria.',
  pricing: 'What readings by Selene cost: credit packs from 1.99 EUR, VAT included. Credits from packs never expire.',
  success: 'The result of your payment.',
  credits: 'Credits received, used and expiring, and your orders.',
  settings: 'Language, currency, logins, and your data: download it or delete it.',
  referrals: 'Your referral codes, your rewards, and how you are paid.',
  about:
    'History, five traditions and the four core numbers, with every step of the arithmetic. Work out your own Life Path in your browser.',
  lucky: 'Three numbers drawn for you and for this day, and what each stands for. For fun, not for games of chance.',
  privacy: 'What Numeria keeps about you, why, for how long, and what you can ask for.',
  terms: 'Credits, prices, your right to withdraw, and what Numeria is and is not.',
  accessibility: 'How accessible Numeria is, and where to write if something gets in your way.',
  aiNotice: 'What is computed, what is written by a language model, and what readings are not for.',
  cancel: 'Cancel your subscription without signing in: by e-mail address and order number.',
  shared: 'Someone shared a numerology reading with you. Written by AI.',
  chat: 'Ask Selene about your numbers.',
  calendar: 'Your Personal Days of each month, here and in your own calendar. Free.',
  today: 'Your Personal Day, Month and Year, worked out from your birth date. Free.',
  dataDeletion: 'The state of a request to delete your data.',
  compare: 'A friend invites you to compare core numbers. Free, without an account.',
  chart: 'All your numbers in five traditions, with every step of the arithmetic.',
  admin: 'For the Numeria team.',
  adminLogin: 'For the Numeria team.',
  offline:
    'Selene is still there, and so is everything you have: your readings and your credits wait until you are back.',
  notFound: 'There is nothing at this address.',
}
