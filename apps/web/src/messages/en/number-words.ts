import { coreMeaning, type CorePosition, type Meaning, type Tone } from '@numeria/numerology'

/** The meaning of a number. The texts come with this file, so it is loaded late. */
export const meaningOf = (position: Exclude<CorePosition, 'personalYear'>, value: number, tone: Tone): Meaning =>
  coreMeaning(position, value, tone)
