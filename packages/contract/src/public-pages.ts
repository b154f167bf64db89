import { mainLanguage, pageLanguages, type PageLanguage } from './languages.ts'

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

/** Where a page for everybody stands in a language: `/pricing` in Portuguese is `/pt/pricing`. */
export function pathIn(language: PageLanguage, path: string): string {
  if (language === mainLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The language in an address, and the address without it. */
export function splitLanguage(address: string): { language: PageLanguage; path: string } {
  const language = pageLanguages.find((one) => one !== mainLanguage && `${address}/`.startsWith(`/${one}/`))
  return language
    ? { language, path: address.slice(language.length + 1) || '/' }
    : { language: mainLanguage, path: address }
}
