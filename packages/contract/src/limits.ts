/** Limits that both sides enforce: the browser to be kind, the server to be sure. */
export const limits = {
  messageWords: 150,
  messageCharacters: 2_000,
  bodyBytes: 16 * 1024,
  fullNameCharacters: 100,
  firstBirthYear: 1900,
  historyPage: 50,
  searchCharacters: 100,
  memories: 50,
  memoryCharacters: 200,
  conversations: 500,
  conversationTitleCharacters: 80,
  savedPeople: 50,
  /** The highest monthly limit that a person can set for themselves, in credits. */
  monthlyCredits: 10_000,
  /** A question that was answered within these days is not charged again without a word. */
  sameQuestionDays: 7,
  comparisons: 50,
  comparisonDays: 30,
  /** So many reminders of the day in a row that nobody opened; one more, which says so, is the last. */
  unopenedReminders: 14,
  /** Devices of a person that get the numbers of the day; another one takes the place of the oldest. */
  pushDevices: 10,
  /** Reading streams per process and user: more than a user's tabs, devices and dead connections together. */
  listeners: 12,
} as const

export const signupCredits = 5
