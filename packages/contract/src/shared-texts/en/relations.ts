import type { SharedTexts } from '../shared-texts.ts'

export const relationNames: SharedTexts['relationNames'] = {
  partner: 'Partner',
  mother: 'Mother',
  father: 'Father',
  daughter: 'Daughter',
  son: 'Son',
  sister: 'Sister',
  brother: 'Brother',
  grandparent: 'Grandparent',
  grandchild: 'Grandchild',
  relative: 'Other family',
  friend: 'Friend',
  colleague: 'Colleague',
  other: 'Someone else',
}
