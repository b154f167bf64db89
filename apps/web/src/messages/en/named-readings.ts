import type { NamedReading } from '@numeria/contract'

type Words = {
  /** Its content, in a few words. */
  gives: string
  /** The user's message when it is requested. */
  message: string
}

export const namedReadings: Record<NamedReading, Words> = {
  quick: { gives: 'One thought for today', message: 'A quick reading for today' },
  life_path: { gives: 'From your birth date', message: 'My Life Path reading' },
  year_forecast: { gives: 'Month by month', message: 'My year forecast' },
  compatibility: { gives: 'You and someone else', message: 'My compatibility reading' },
  weekly_roadmap: { gives: 'Your next seven days', message: 'My weekly roadmap' },
  blueprint: {
    gives: 'All numbers and cycles',
    message: 'My Comprehensive Blueprint',
  },
}

export const readings = {
  compatibilityWith: (name: string) => `My compatibility with ${name}`,
  title: 'Quick readings',
  closedYet: 'Add your name and date of birth to unlock these.',
  someNeedMore: (yours: string) => `Some cost more than your ${yours}.`,
  moreNeeded: (credits: number) => `${credits} more needed`,
  buyCredits: 'Buy Credits',
  needsProfile: 'Add your name and date of birth first.',
  youHave: (yours: string) => `You have ${yours}.`,
  leaves: (left: number, yours: string) => `Leaves ${left} of your ${yours}.`,
  completeProfile: 'Complete your profile',
  choosePerson: 'Choose the person',
  send: 'Send',
  notNow: 'Not now',
  otherPerson: {
    why: 'Who would you like to compare with? Their details are used for your readings only.',
    nameHint: 'Their full name at birth, if you know it.',
    saved: (price: string) => `Compare with one of your people for ${price}`,
    someoneElse: 'Or with someone else',
    keep: 'Save this person for next time',
    onlyAdults: 'People under 18 cannot be compared.',
    sendFor: (price: string) => `Send for ${price}`,
    sending: 'Sending…',
    stillToCome: 'This date is in the future. Please enter a past date.',
    formMissing: 'The form could not be opened. Please try again.',
  },
}
