import { brand } from '@numeria/contract'

export const logoutQuestion = {
  title: `Log out of ${brand.name}?`,
  why: 'You did not come here by a link of ours, so we would rather ask you first.',
  logOut: 'Log out',
  stay: 'Stay signed in',
}
