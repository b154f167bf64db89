import { brand } from '@numeria/contract'

export const logoutQuestion = {
  title: `Log out of ${brand.name}?`,
  why: `This link came from outside ${brand.name}, so please confirm.`,
  logOut: 'Log out',
  stay: 'Stay signed in',
}
