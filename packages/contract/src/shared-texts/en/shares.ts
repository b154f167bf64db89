import { shareCaps } from '../../sharing.ts'
import type { SharedTexts } from '../shared-texts.ts'

export const shareReasons: SharedTexts['shareReasons'] = {
  native: 'sharing',
  copy: 'copying the link',
  facebook: 'sharing on Facebook',
  linkedin: 'sharing on LinkedIn',
  email: 'sharing by e-mail',
  image: 'saving the picture',
  lucky: 'sharing your lucky numbers',
}

export const shareRefusalTexts: SharedTexts['shareRefusalTexts'] = {
  not_rewarded: 'Sharing on Facebook earns no credits: its rules forbid rewards for posts.',
  used_today: 'You have already earned today’s credits for this way of sharing. You can earn them again tomorrow.',
  day_cap: `Sharing earns up to ${shareCaps.creditsADay} credits a day, and this would exceed that. Please come back tomorrow.`,
  week_cap: `Sharing earns up to ${shareCaps.creditsInSevenDays} credits in seven days, and this would exceed that. Please come back in a few days.`,
  pending: 'Your account is still new, so we review this reward before crediting it.',
}
