export const chat = {
  openers: ['A quick tip for today', 'What is my Expression number?', 'What is my hidden strength?'],
  tooLong: 'Message too long',
  tooLongWhy: 'Please keep your message under 150 words.',

  greeting: {
    welcome: 'Good to have you here. I am Selene.',
    offer:
      'Your numbers are computed from your name and your date of birth; my words are written from your numbers. What shall we look at?',
    isAi: 'Selene is an AI. Readings are for reflection and entertainment.',
  },
  youSaid: 'You said: ',
  seleneSaid: 'Selene said: ',
  coreNumbers: 'Your four core numbers, free',
  wholeChart: 'See your whole chart',
  conversation: 'Conversation',
  suggestions: 'Suggestions',
  free: 'free',
  buyCredits: 'Buy Credits',
  buyCreditsAlt: 'Open the pricing page to buy credits',
  tryAgain: 'Try again',

  message: 'Message to Selene',
  placeholder: 'Ask about your numbers',
  writing: 'Selene is writing…',
  stillCounting: 'Still counting. This one takes a little longer.',
  isLost: 'The connection is lost. Selene keeps writing; you will see the reading as soon as you are back.',
  stopIt: 'Stop',
  stopNow: (price: string) => `Stop now: ${price}`,
  isStopping: 'Stopping',
  stoppingNow: 'Stopping…',
  send: 'Send',
  words: 'Words: ',
  isTooLong: ' – too long',
  quickAnswer: 'Quick answer',
  quickAnswerOffer: 'Your credits cover a quick answer.',
  compareWith: (name: string | null, born: string) => `Compare yourself with ${name ?? `the person born ${born}`}`,
  confirmCost: (price: string) => `Your message costs ${price}`,
  cancel: 'Cancel',
  estimatedCost: 'Estimated cost: ',
  youHave: (credits: number) => ` · you have ${credits}`,
  subject: (name: string, born: string, isNew: boolean) =>
    `For ${name}, born ${born}, from your ${isNew ? 'message' : 'messages'}`,

  announced: {
    stopped: 'The reading was stopped.',
    finished: 'Selene has finished your reading.',
    lost: 'The connection is lost. The reading will reappear on its own.',
  },
  readingStopped: 'Reading stopped',
  readingComplete: 'Reading complete',
  used: (used: string, left: number) => `${used} used, ${left} remaining.`,
  notStopped: 'The reading could not be stopped. Please try again.',

  fetchingEarlier: 'Fetching earlier readings…',
  earlierFailed: 'Earlier readings could not be loaded. Try again',
  showEarlier: 'Show earlier readings',
  earlierMissing: 'Your earlier readings could not be loaded.',
  jumpToLatest: 'Jump to latest',

  askAgain: 'Ask again',
  editMessage: 'Edit message',
  notNow: 'Not now',
}

/** Before the first credits of a purchase are spent that was made without the box. */
export const begin = {
  title: 'Start using these credits now?',
  why: 'This message uses credits that you bought within the last 14 days. If you start using them, you can still withdraw from the purchase, and you then pay for what you have used.',
  agree: 'Agree and send',
  notYet: 'Not yet',
}
