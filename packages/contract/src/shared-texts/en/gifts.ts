import type { SharedTexts } from '../shared-texts.ts'

export const giftNames: SharedTexts['giftNames'] = {
  signup: 'Welcome gift',
  welcome: 'Welcome gift from a friend',
  referral: 'Referral reward',
  share: 'Sharing reward',
  admin: 'Gift from our team',
}
