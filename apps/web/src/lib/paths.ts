import { language } from '#messages/locale'
import { pathIn, publicPaths, splitLanguage, type PageLanguage } from '@numeria/contract'

/** Pages with one address, which the server answers in the person's language. */
const privatePaths = {
  welcome: '/welcome',
  login: '/login',
  logout: '/logout',
  chat: '/chat',
  chart: '/chart',
  compare: '/compare',
  today: '/today',
  calendar: '/calendar',
  dataDeletion: '/data-deletion',
  success: '/success',
  credits: '/credits',
  settings: '/settings',
  /** A reading that its owner made public; the server knows its address whole. */
  shared: '/shared/:slug',
  referrals: '/referrals',
  adminLogin: '/admin-login',
  admin: '/admin',
} as const

type PublicPaths = { [Name in keyof typeof publicPaths]: string }

/** Every address inside the app, public ones in the language of this build. Components take links from here, never from strings of their own. */
export const paths = {
  ...(Object.fromEntries(
    Object.entries(publicPaths).map(([name, path]) => [name, pathIn(language, path)]),
  ) as PublicPaths),
  ...privatePaths,
}

const isPublicPath = (path: string) => Object.values<string>(publicPaths).includes(path)

/** Whether an address of this app is that of a page for everybody, which has another address in each language. */
export const isPublicAddress = (address: string): boolean => isPublicPath(splitLanguage(address).path)

/** Where the page at an address is to be found in a language; a page with one address stays there. */
export function addressIn(wanted: PageLanguage, address: string): string {
  const { path } = splitLanguage(address)
  return isPublicPath(path) || path !== address ? pathIn(wanted, path) : address
}
