import type { ShareChannel, ShareRefusal } from '@numeria/contract'

export const sharing = {
  share: 'Share',
  title: { reading: 'Share this reading', demo: 'Share your number', lucky: 'Share your lucky numbers' },
  notOpened: 'The ways to share could not be opened. Please try again.',
  ways: 'Ways to share',
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
  usedToday: 'Done today',
  rules: (creditsADay: number) =>
    `Each way brings its credits once a day, and all of them together up to ${creditsADay} a day. What you send says in a few words that sharing is rewarded.`,
  signedOut: 'When you are signed in, sharing brings credits.',
  /** Rewarded sharing is advertising, and has to say so. */
  disclosure: '(Numeria gives me credits for sharing.)',

  picture: {
    writtenByAi: 'Written by AI',
    purpose: 'for reflection and entertainment',
    save: 'Save picture',
    showName: 'With my name',
    showBirthDate: 'With my date of birth',
    light: 'Colours of the picture',
    day: 'Day',
    night: 'Night',
    /** Text alternative. */
    describe: (kindName: string, numbers: string, words: string) =>
      `Selene, the moon, in a dial of the nine numbers. ${[kindName, numbers, words].filter(Boolean).join('. ')}`,
    painting: 'Drawing the picture…',
    missing: 'The picture could not be drawn.',
  },

  /** A reading without a name of its own. */
  plainReading: 'A reading by Selene',
  readingTitle: (name: string | null): string =>
    name === null ? 'My numerology reading' : `My numerology reading: ${name}`,
  readingText: (name: string | null) =>
    `Selene, an AI, wrote me ${name === null ? 'a numerology reading' : `my “${name}”`} from my numbers, with every step of the arithmetic. Your first 5 credits are a gift.`,

  publish: {
    title: 'A page of its own',
    isPublic: 'This reading is public',
    what: 'Anyone with its link can read it then, until you take it back. The link cannot be guessed, and search engines are asked to stay away.',
    looking: 'Looking whether it is public…',
    make: 'Make this reading public',
    making: 'Making it public…',
    address: 'Its link',
    shows: (name: boolean, birthDate: boolean): string =>
      name && birthDate
        ? 'It shows your name and your date of birth.'
        : name
          ? 'It shows your name, and no date of birth.'
          : birthDate
            ? 'It shows your date of birth, and no name.'
            : 'It shows neither your name nor your date of birth.',
    takeBack: 'Take it back',
    takingBack: 'Taking it back…',
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
    invitation: (house: string) => `What do your own numbers say? ${house} counts them for you, step by step.`,
    begin: 'Find your Life Path, free',
    report: 'Report this reading',
    reportMissing: 'The form could not be opened. Please try again.',
  },

  earnedTitle: 'Credits Earned!',
  earned: (credits: number, reason: string, _channel: ShareChannel) => `+${credits} credits for ${reason}`,
  limitTitle: 'Share Limit',
  limit: (message: string, _code: ShareRefusal | undefined) => message,
  errorTitle: 'Error',
  rewardFailed: 'Failed to reward credits',
}
