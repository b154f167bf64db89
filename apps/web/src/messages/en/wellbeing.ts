const creditsOf = (count: number) => `${count} ${count === 1 ? 'credit' : 'credits'}`

export const wellbeing = {
  title: 'Your limits',
  hint: 'Limits that you set for yourself. Help in a crisis is always free and never stopped.',
  limit: 'Most credits in a month',
  limitHint:
    'For readings, in a calendar month by UTC. No purchase or gift raises it. A lower limit applies at once; a higher one, or none, from the next month on. Leave it empty for no limit.',
  wrong: (most: number) => `Please enter a whole number from 0 to ${most}.`,
  save: 'Save limit',
  saved: 'Saved',
  savedLater: (moment: string) => `Saved. It applies from ${moment}.`,
  failed: 'Not saved',
  spent: (spent: number, most: number, moment: string) =>
    `${spent} of ${creditsOf(most)} used this month. The next month starts on ${moment}.`,
  spentFreely: (spent: number) => `${creditsOf(spent)} used this month.`,
  later: (most: number | null, moment: string) =>
    most === null ? `From ${moment}, there is no limit.` : `From ${moment}, the limit is ${creditsOf(most)}.`,
  pause: 'Take a pause',
  pauseHint:
    'No purchases, no paid readings and no rewrites until the pause ends. It cannot be ended earlier. Your credits, your history and everything else that is free stay as they are.',
  pauseFor: (days: number) => `Pause for ${days} days`,
  pausedUntil: (moment: string) => `You are taking a pause until ${moment}.`,
  pauseLonger: 'Make it 30 days from now',
  subscription:
    'A subscription is not paused with you: its renewals are charged and bring their credits as usual. If you don’t want that, end it first.',
  renewals:
    'A subscription is not paused with you: its renewals are charged and bring their credits as usual; only its monthly insight waits. You can end it at any time.',
  endSubscription: 'To your subscription',
  confirmTitle: (days: number) => `Pause for ${days} days?`,
  confirm: (moment: string) =>
    `Until ${moment} you cannot buy credits or ask for paid readings or rewrites. A free rewrite that ends in this time is not given later. The pause cannot be ended earlier, not even by us.`,
  cancel: 'Not now',
  paused: 'Your pause has started',
  money: 'Show the money beside prices in credits',
  moneyHint: 'Worked out from the credits that would be used. Free credits have no price.',
  about: (money: string) => `(about ${money})`,
  calm: 'Purchases, paid readings and rewrites wait until then. Everything else that is free goes on.',
  toSettings: 'See your limits',
  reached: (spent: number, most: number, moment: string) =>
    `You set yourself a limit of ${creditsOf(most)} a month, and used ${spent}. It starts again on ${moment}.`,
  askedBefore: 'You asked this in the last 7 days. Here is the answer.',
  seeAnswer: 'See the answer',
  askAgain: (price: string) => `Ask again · ${price}`,
  editMessage: 'Edit message',
  notNow: 'Not now',
  loading: 'Loading…',
  missing: 'Your limits could not be loaded.',
}
