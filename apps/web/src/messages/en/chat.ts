export const chat = {
  openers: ['A quick tip for today', 'What is my Expression number?', 'What is my hidden strength?'],
  tooLong: 'Message too long',
  tooLongWhy: 'Please keep your message under 150 words.',

  greeting: {
    welcome: 'Welcome. I’m Selene.',
    offer:
      'Your numbers are worked out from your name and date of birth, and I write about what they mean. Where shall we start?',
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
  stillCounting: 'Still working. This one takes a little longer.',
  isLost: 'You’re offline. Selene keeps writing, and you’ll see your reading once you’re back.',
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
  withProfile: (price: string) => `, then ${price} with your profile`,
  youHave: (credits: number) => ` · you have ${credits}`,
  subject: (name: string, born: string, isNew: boolean) =>
    `For ${name}, born ${born}, from your ${isNew ? 'message' : 'messages'}`,

  announced: {
    stopped: 'The reading was stopped.',
    finished: 'Selene has finished your reading.',
    lost: 'You’re offline. Your reading will appear once you’re back.',
  },
  readingStopped: 'Reading stopped',
  readingComplete: 'Reading complete',
  used: (used: string, left: number) => `${used} used, ${left} remaining.`,
  notStopped: 'The reading did not stop. Please try again.',

  fetchingEarlier: 'Loading earlier readings…',
  earlierFailed: 'Earlier readings did not load. Try again',
  showEarlier: 'Show earlier readings',
  earlierMissing: 'Your earlier readings did not load.',
  jumpToLatest: 'Jump to latest',

  askAgain: 'Ask again',
  editMessage: 'Edit message',
  notNow: 'Not now',
}

/** Before the first credits of a purchase are spent that was made without the box. */
export const begin = {
  title: 'Start using these credits now?',
  why: 'This message uses credits you bought in the last 14 days. You can still withdraw from the purchase later, but you pay for the credits you use.',
  agree: 'Agree and send',
  notYet: 'Not yet',
}
