type PublicReadingTexts = {
  /** The title of the page in a browser's tab and beside a link. */
  title: (kind: string, name: string | null) => string
  /** With the number that a reading leads with. */
  titleOf: (number: string, title: string) => string
  description: string
  /** The reading's first sentence, and by whom it was written. */
  quotation: (sentence: string) => string
  writtenByAi: string
  forReflection: string
  ownReading: string
  /** Where there are no scripts: by e-mail. */
  report: string
}

/** The server's own texts about a public reading: in its meta tags, in its picture, and without JavaScript. */
export const publicReadings: PublicReadingTexts = {
  title: (kind, name) => (name === null ? `${kind} by Selene` : `${kind} for ${name}`),
  titleOf: (number, title) => `${number} – ${title}`,
  quotation: (sentence) => `“${sentence}” Written by Selene, an AI.`,
  description: 'A numerology reading: the numbers are computed, the words were written by Selene, an AI.',
  writtenByAi: 'Written by AI',
  forReflection: 'Written by Selene, an AI, from computed numbers. For reflection and entertainment.',
  ownReading: 'Have your own numbers read',
  report: 'Report this reading',
}
