const kept = 'Your message is saved. Try again: if your reading is ready, you’ll get it, and you never pay twice.'

export const failures = {
  insufficient: {
    title: 'Insufficient credits',
    description: 'You need more credits to continue. Visit the pricing page to purchase more.',
    note: 'Not sent: you need more credits for this one. You were not charged.',
  },
  begin: {
    title: 'Start these credits?',
    description: 'You have not agreed to start the credits you bought. Send your message from the chat to start them.',
    note: 'Not sent: you have not started these credits yet. You were not charged.',
  },
  loginRequired: {
    title: 'Login required',
    description: 'Please log in with a social account to start your cosmic journey.',
    note: 'You were signed out. You were not charged.',
  },
  signedOut: `You were signed out. ${kept}`,
  stopped: { title: 'Stopped', description: 'You were not charged.', note: 'Stopped. You were not charged.' },
  busy: {
    title: 'One moment',
    description: 'Selene is still writing your last reading. Please wait for it to finish.',
    note: '',
  },
  unclear: 'We don’t know yet whether your reading was finished.',
  brokenOff: `The connection dropped. ${kept}`,
  /** Sentences after the one that says what happened. */
  creditsPageTells: 'Your credits page shows whether it was charged.',
  tryingAgainShows: 'If your reading is ready, trying again shows it, and you never pay twice.',
  notCharged: 'You were not charged.',
}
