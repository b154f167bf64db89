import { brand } from '@numeria/contract'

export const header = {
  skip: 'Skip to content',
  skipToMessage: 'Skip to message',
  homeOf: `${brand.name}, home`,
  menu: 'Menu',
  main: 'Main',
  home: 'Home',
  /** The second part is only spoken where there is little room. */
  about: ['About', ' numerology'],
  chat: 'Chat',
  chart: 'My chart',
  pricing: 'Pricing',
  referrals: 'Referrals',
  /** Part of what the footer calls them, for a row. */
  privacy: 'Privacy',
  terms: 'Terms',
}
