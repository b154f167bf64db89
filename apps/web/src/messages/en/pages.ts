import { brand } from '@numeria/contract'

const titled = (title: string, description: string) => ({ title: `${title} – ${brand.name}`, description })

const landing = {
  title: `${brand.name} – Unlock Your Cosmic Destiny`,
  description:
    'Numerology readings by Selene: your numbers are computed, her words are written from them. 5 free credits to begin.',
}

/** The title of each page and what search engines show below it. */
export const pages = {
  landing,
  welcome: landing,
  login: titled('Login', 'Sign in to Numeria. Your first 5 credits are a gift.'),
  logout: titled('Signed out', 'You are signed out of Numeria.'),
  pricing: titled(
    'Credit packs',
    'What readings by Selene cost: credit packs from 1.99 EUR, VAT included. Credits from packs never expire.',
  ),
  success: titled('Your payment', 'What became of your payment.'),
  credits: titled('Credits and orders', 'What came, what went, and what expires when.'),
  referrals: titled('Referral Program', 'Your referral codes, what they brought, and how you are paid.'),
  about: titled(
    'About numerology: five traditions, worked out step by step',
    'History, five traditions and the four core numbers, with every step of the arithmetic. Work out your own Life Path in your browser.',
  ),
  lucky: titled(
    'Lucky numbers for today',
    'Three numbers drawn for you and for this day, and what each stands for. For fun, not for games of chance.',
  ),
  privacy: titled('Privacy policy', 'What Numeria keeps about you, why, for how long, and what you can ask for.'),
  terms: titled('Terms of service', 'Credits, prices, your right to withdraw, and what Numeria is and is not.'),
  accessibility: titled(
    'Accessibility statement',
    'How far everybody can use Numeria, and whom to tell when something stands in the way.',
  ),
  aiNotice: titled(
    'Selene is an AI',
    'What is computed, what is written by a language model, and what readings are not for.',
  ),
  shared: titled('A reading by Selene', 'Somebody shared a numerology reading with you. Written by AI.'),
  chat: titled('Chat with Selene', 'Ask Selene about your numbers.'),
  notFound: titled('Page not found', 'There is nothing at this address.'),
}
