import { coreMeaning, type CorePosition, type Meaning, type Tone } from '@numeria/numerology'

/** What a number says; its words come with this file, so it is loaded late. */
export const meaningOf = (position: Exclude<CorePosition, 'personalYear'>, value: number, tone: Tone): Meaning =>
  coreMeaning(position, value, tone)
