import { brand, readingPrices } from '@numeria/contract'

const listed = (numbers: readonly number[]) => `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`

export const lucky = {
  title: 'Lucky numbers',
  intro: 'Three numbers between 1 and 99, drawn for you and for this day. They stay the same until midnight.',
  signedOut: 'Visitors all see the same three numbers. Sign in to get your own.',
  forFun: 'For fun, and for a thought on the way. They say nothing about lotteries, bets or any other game of chance.',
  yours: 'Your lucky numbers',
  drawing: 'Drawing…',
  today: 'Today’s numbers',
  anotherDraw: (draw: number) => `Draw ${draw + 1} of today`,
  backToToday: 'Back to today’s first three',
  generate: 'Generate New Numbers',
  drawn: (numbers: readonly number[]) => `New numbers: ${listed(numbers)}.`,
  share: (credits: number, isReviewed: boolean) =>
    `Share (+${credits} ${credits === 1 ? 'credit' : 'credits'})${isReviewed ? ' · after review' : ''}`,
  shareGuest: 'Share',
  shareTitle: 'My lucky numbers today',
  /** Rewarded sharing is advertising, and has to say so. */
  shareText: (numbers: readonly number[], isRewarded: boolean) =>
    `Today’s lucky numbers, drawn for me by ${brand.name}: ${listed(numbers)}. Just for fun.${isRewarded ? ' (I get a credit for sharing.)' : ''}`,
  roadmap: `Weekly Roadmap (${readingPrices.weekly_roadmap} cr)`,
  roadmapSays: `${brand.persona} writes your next seven days, from your own numbers.`,
  unreachable: 'We could not load your account, so these may not be your own numbers.',
  tryAgain: 'Try again',
  withoutScripts: 'The numbers are drawn in your browser, which needs JavaScript.',
  howTitle: 'Where they come from',
  how: 'Lucky numbers are drawn at random from 1 to 99; that part is not numerology. For their meaning, the digits are added until one is left, and each of the nine has a traditional theme.',
  /** By the single digit that a number comes down to. */
  themes: {
    1: { name: 'New beginnings', says: 'Start something small today. It need not be announced.' },
    2: { name: 'Partnership', says: 'Ask someone in. Two carry more than twice as much.' },
    3: { name: 'Creativity', says: 'Make the thing first, and judge it tomorrow.' },
    4: { name: 'Stability', says: 'Put one thing in order, then lean on it.' },
    5: { name: 'Adventure', says: 'Take the other street home.' },
    6: { name: 'Nurturing', says: 'Look after one living thing. It may be you.' },
    7: { name: 'Spirituality', says: 'Keep ten minutes that no one can reach.' },
    8: { name: 'Success', says: 'Finish what is nearly finished, and let it count.' },
    9: { name: 'Completion', says: 'Let something end well: a drawer, a letter, a grudge.' },
  },
}
