import type { Corpus } from './corpus.ts'

/** Several names in one sentence, and several times. */
export const englishRows: Corpus = [
  {
    tradition: 'pythagorean',
    isPair: false,
    wrong: [
      'Your Life Path and Expression are 4 and 11. → Your Life Path and Expression are 7 and 11.',
      'Your Life Path, Expression and Soul Urge are 7, 3 and 8. → Your Life Path, Expression and Soul Urge are 7, 11 and 2.',
    ],
    right: [
      'Your Life Path and Expression are 7 and 11.',
      'Your Life Path, Expression and Soul Urge are 7, 11 and 2.',
      'Your Life Path and Expression (7 and 11) pull apart.',
      'Your Life Path and your Expression are a 7 and an 11.',
      'Bridge of Life Path and Expression 4',
      'Bridge of Soul Urge and Personality 7',
      'The bridge between your Life Path and your Expression is 4.',
      'The gap between your Soul Urge and your Personality is 7.',
      'The difference of Life Path and Expression: 4',
      '7 and 11 are your Life Path and Expression.',
    ],
  },
]
