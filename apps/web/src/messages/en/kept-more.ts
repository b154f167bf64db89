/** Texts that load on demand: the menu of a reading, the deletion questions, search results, emails. */
export const menu = {
  edit: 'Edit question',
  askAgain: 'Ask again',
  rewrite: 'This isn’t about me',
  rewriteFree: 'free rewrite',
  save: 'Save as PDF',
  report: 'Report',
  delete: 'Delete',
}

export const forget = {
  one: {
    title: 'Delete this reading?',
    text: 'Your question, Selene’s answer and what she remembered from it will be permanently deleted on all your devices. You can’t undo this, and its credits are not refunded.',
  },
  conversation: {
    title: 'Delete this conversation?',
    text: 'All its questions and readings, and what Selene remembered from them, will be permanently deleted on all your devices, and public ones are unpublished. You can’t undo this, and their credits are not refunded.',
  },
  all: {
    title: 'Delete all readings?',
    text: 'All your conversations, and what Selene remembered from them, will be permanently deleted on all your devices, and public readings are unpublished. You can’t undo this, and their credits are not refunded.',
  },
  delete: 'Delete',
  deleting: 'Deleting…',
  keep: 'Keep',
}

export const found = {
  looking: 'Searching…',
  tryAgain: 'Try again',
  nothing: 'Nothing found',
  newest: (count: number) => `The newest ${count}. Add a word to narrow it down.`,
  count: (count: number) => (count === 1 ? '1 reading found' : `${count} readings found`),
  /** Around the words that were looked for. */
  noneHas: ['No reading contains ', '. Try another word, or part of one.'] as readonly [string, string],
}

export const letter = {
  for: (name: string, born: string) => `For ${name}, born ${born}`,
  and: (name: string, born: string) => `, and ${name}, born ${born}`,
  writtenBy: (persona: string, brand: string) =>
    `Written with AI by ${persona} for ${brand} – for reflection and entertainment`,
}
