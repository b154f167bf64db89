import type { GiftNames, KindNames, PendingReasonNames } from './names.ts'

export const kindNames: KindNames = {
  quick: { label: 'Quick reading', title: 'Quick reading' },
  life_path: { label: 'Life Path', title: 'Life Path reading' },
  year_forecast: { label: 'Year forecast', title: 'Year forecast' },
  compatibility: { label: 'Compatibility', title: 'Compatibility reading' },
  weekly_roadmap: { label: 'Weekly roadmap', title: 'Weekly roadmap' },
  blueprint: { label: 'Comprehensive Blueprint', title: 'Comprehensive Blueprint' },
  chat: { label: 'Reading', title: 'Reading' },
  onboarding: { label: 'Getting to know you', title: 'Getting to know you' },
  safety: { label: 'A word of care', title: 'A word of care' },
}

export const giftNames: GiftNames = {
  signup: 'Welcome gift',
  welcome: 'Welcome gift from a friend',
  referral: 'Referral reward',
  share: 'Sharing reward',
  admin: 'Gift from our team',
}

export const pendingReasonNames: PendingReasonNames = {
  same_address: 'Same network address as the referrer',
  same_device: 'Same browser as the referrer',
  same_place: 'Same place as another person whom the referrer brought',
  same_mailbox: 'The mailbox already has an account, perhaps spelled differently',
  disposable_mail: 'Disposable e-mail address',
  too_many: 'More than 10 sign-ups with one code in a day',
  young_account: 'Account less than a day old, without a purchase',
}
