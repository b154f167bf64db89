/**
 * The boxes that ask us to begin at once. A stored version keeps naming the words that were agreed to, and their language, so that texts are added here
 * and never changed.
 */
export const texts = {
  '2026-11': {
    language: 'en',
    text: 'Please credit me at once. I know that I may withdraw for 14 days, and that I then pay for the credits I have used by then.',
  },
  '2026-11-begin': {
    language: 'en',
    text: 'Please begin now. I know that I may withdraw for 14 days, and that I then pay for the credits I have used by then.',
  },
} as const

/** Asked now with an order. */
export const current = '2026-11' satisfies keyof typeof texts

/** Agreed to before the first credits of a purchase are spent, where the box was left empty. */
export const begin = '2026-11-begin' satisfies keyof typeof texts
