import { brand } from '@numeria/contract'

/** Texts of the first screen; the rest is in `landing-below.ts`, which loads later. */
export const landing = {
  headline: 'Unlock Your Cosmic Destiny',
  lead: `${brand.persona} counts what your name and your date of birth add up to, and tells you what numerologists read in it.`,
  toChat: 'Go to the chat',
  viewPricing: 'View Pricing',
  sections: {
    freeReading: 'Try Your Free Reading',
    lifePath: 'Your Life Path, worked out here',
    how: `What ${brand.persona} does`,
    packs: 'Sacred Credit Packs',
    login: 'Sign in',
  },
}
