/** Pages for everybody to read, each at an address of its own in each language; every other page has one address. */
export const publicPaths = {
  landing: '/',
  pricing: '/pricing',
  about: '/about-numerology',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  accessibility: '/accessibility',
  aiNotice: '/ai-notice',
  lucky: '/lucky',
  cancel: '/cancel',
  offline: '/offline',
} as const
export type PublicPath = (typeof publicPaths)[keyof typeof publicPaths]
