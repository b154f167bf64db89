import { brand } from '@numeria/contract'

export const chatPage = {
  menu: 'Menu',
  panel: 'Panel',
  showPanel: 'Show the panel',
  hidePanel: 'Hide the panel',
  homeOf: `${brand.name}, home`,
  isAnAi: `${brand.persona} is an AI`,
  pricing: 'Pricing',
  today: 'Today',
  chart: 'My chart',
  buyCredits: 'Buy Credits',
  aboutNumerology: 'About Numerology',
  referrals: 'Referrals',
  settings: 'Settings',
  opening: 'Opening your readings…',
  needsScripts: 'The chat needs JavaScript.',
  unreachable: `We could not reach ${brand.name}.`,
  error: 'Error',
  menuFailed: 'The menu could not be opened. Please try again.',
  profileFailed: 'Your profile could not be opened. Please try again.',
  lowCredits: {
    usedUp: 'Your credits are used up',
    /** @param credits counted: `2 credits` */
    left: (credits: string) => `You have ${credits} left`,
    pack: (name: string, credits: number, price: string) => `${name}: ${credits} for ${price}`,
    seeAll: 'See all packs',
    notNow: 'Not now',
  },
}
