import type { ShareChannel } from '@numeria/contract'
import { shareReasons } from './shared-shares.ts'

export const sharing = {
  share: 'Share',
  title: {
    reading: 'Share this reading',
    demo: 'Share your number',
    lucky: 'Share your lucky numbers',
    chart: 'Share your chart',
  },
  notOpened: 'The sharing options did not open. Please try again.',
  ways: 'Share via',
  channels: {
    native: 'Share from this device',
    copy: 'Copy link',
    facebook: 'Facebook',
    linkedin: 'LinkedIn',
    email: 'E-mail',
    image: 'Save as a picture',
    lucky: 'Share',
  } satisfies Record<ShareChannel, string>,
  copied: 'Link copied',
  brings: (credits: number) => `+${credits} ${credits === 1 ? 'credit' : 'credits'}`,
  bringsAfterReview: (credits: number) => `+${credits} after review`,
  underReview: 'Under review',
  usedToday: 'Done today',
  limitReached: 'Limit reached',
  rules: (creditsADay: number) =>
    `You can earn each reward once a day, up to ${creditsADay} credits a day in total. Messages you send mention that you get credits for sharing.`,
  reviewRule: 'Your account is new, so we review rewards before we add the credits.',
  signedOut: 'Sign in to earn credits for sharing.',
  /** Rewarded sharing is advertising, and has to say so. */
  disclosure: '(Numeria gives me credits for sharing.)',

  picture: {
    title: 'Picture',
    save: 'Save picture',
    light: 'Picture colours',
    day: 'Day',
    night: 'Night',
    /** Text alternative. */
    describe: (kindName: string, numbers: string, words: string) =>
      `Selene, the moon, in a dial of the nine numbers. ${[kindName, numbers, words].filter(Boolean).join('. ')}`,
    painting: 'Drawing the picture…',
  },

  readingTitle: (name: string | null): string =>
    name === null ? 'My numerology reading' : `My numerology reading: ${name}`,
  readingText: (name: string | null) =>
    `Selene, an AI, wrote me ${name === null ? 'a numerology reading' : `my “${name}”`} from my numbers, with every step of the arithmetic. Your first 5 credits are a gift.`,

  publish: {
    preview: 'What others will see',
    loading: 'Loading the preview…',
    showName: 'Show my name',
    showBirthDate: 'Show my date of birth',
    saving: 'Saving…',
    isPrivate: 'Only you can see this reading',
    isPublic: 'This reading is public',
    what: 'Anyone with the link can read it until you unpublish it. Search engines are asked not to list it.',
    make: 'Create public link',
    making: 'Creating the link…',
    address: 'Public link',
    unpublish: 'Unpublish',
    unpublishing: 'Unpublishing…',
    tryAgain: 'Try again',
  },

  publicPage: {
    fetching: 'Fetching the reading…',
    about: (name: string | null, birthDate: string | null) =>
      name && birthDate
        ? `For ${name}, born ${birthDate}`
        : name
          ? `For ${name}`
          : birthDate
            ? `For someone born ${birthDate}`
            : 'For someone who wanted you to read it',
    numbers: 'The numbers it was written from',
    writtenByAi: (date: string) =>
      `Written on ${date} by Selene, an AI, from computed numbers; for reflection and entertainment.`,
    invitation: (house: string) => `What do your own numbers say? ${house} works them out for you, step by step.`,
    begin: 'Find your Life Path, free',
    report: 'Report this reading',
    reportMissing: 'The form could not be opened. Please try again.',
  },

  earnedTitle: 'Credits Earned!',
  earned: (credits: number, channel: ShareChannel) => `+${credits} credits for ${shareReasons[channel]}`,
  reviewedTitle: 'Reward under review',
  reviewed: (credits: number) => `You get +${credits} ${credits === 1 ? 'credit' : 'credits'} once it is approved.`,
  limitTitle: 'Share Limit',
  errorTitle: 'Error',
  rewardFailed: 'Failed to reward credits',
}
