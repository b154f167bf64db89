/** Named readings and their prices; any other message is a `chat` reading and costs `messagePrice`. */
export const readingPrices = {
  quick: 1,
  life_path: 10,
  year_forecast: 20,
  compatibility: 12,
  weekly_roadmap: 5,
  blueprint: 35,
} as const
export type NamedReading = keyof typeof readingPrices
export const namedReadings = Object.keys(readingPrices) as [NamedReading, ...NamedReading[]]

/** `chat` is a free message; an onboarding or a safety answer is no reading and has none of these. */
export type ReadingKind = NamedReading | 'chat'

export const traditions = ['pythagorean', 'chaldean', 'hebrew', 'vedic', 'chinese'] as const
export type Tradition = (typeof traditions)[number]

export const tones = ['mystic', 'pragmatic'] as const
export type Tone = (typeof tones)[number]

/** Kinds of stored turns: a named reading, a `chat` reading, or a free answer of the server. */
export const turnKinds = [...namedReadings, 'chat', 'onboarding', 'safety'] as const
export type TurnKind = (typeof turnKinds)[number]
