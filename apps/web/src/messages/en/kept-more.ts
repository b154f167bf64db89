/** Texts that load on demand: the menu of a reading, the deletion questions, search results, emails. */
export const menu = {
  askAgain: 'Ask again',
  rewrite: 'This isn’t about me',
  rewriteFree: 'rewrite free',
  save: 'Save as PDF',
  report: 'Report',
  delete: 'Delete',
}

export const forget = {
  one: {
    title: 'Delete this reading?',
    text: 'Your question and Selene’s answer are deleted for good, on all your devices. It cannot be undone, and the credits it cost do not come back.',
  },
  conversation: {
    title: 'Delete this conversation?',
    text: 'All its questions and readings are deleted for good, on all your devices, and those that you made public are no longer public. It cannot be undone, and the credits they cost do not come back.',
  },
  all: {
    title: 'Delete all readings?',
    text: 'All your conversations, with every question and every answer of Selene’s, are deleted for good, on all your devices. It cannot be undone, and the credits they cost do not come back.',
  },
  delete: 'Delete',
  deleting: 'Deleting…',
  keep: 'Keep',
}

export const found = {
  looking: 'Looking through your readings…',
  tryAgain: 'Try again',
  nothing: 'Nothing found',
  newest: (count: number) => `The newest ${count}. One more word narrows it down.`,
  count: (count: number) => (count === 1 ? '1 reading found' : `${count} readings found`),
  /** Around the words that were looked for. */
  noneHas: ['No reading of yours has ', ' in it. Try another word, or a part of one.'] as readonly [string, string],
}

export const letter = {
  for: (name: string, born: string) => `For ${name}, born ${born}`,
  and: (name: string, born: string) => `, and ${name}, born ${born}`,
  writtenBy: (persona: string, brand: string) =>
    `Written with AI by ${persona} for ${brand} – for reflection and entertainment`,
}
