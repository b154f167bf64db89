import type { Corpus } from './corpus.ts'

/** Several names in one sentence, and several times. */
export const englishRows: Corpus = [
  {
    tradition: 'pythagorean',
    isPair: false,
    wrong: [
      'Your Life Path is the number three (3). → Your Life Path is the number seven (7).',
      'Your Life Path happens to be a 3. → Your Life Path happens to be a 7.',
      'Your Life Path vibrates to the number 3. → Your Life Path vibrates to the number 7.',
      'Your Life Path and Expression are 4 and 11. → Your Life Path and Expression are 7 and 11.',
      'Your Life Path, Expression and Soul Urge are 7, 3 and 8. → Your Life Path, Expression and Soul Urge are 7, 11 and 2.',
    ],
    right: [
      'Last year was a Personal Year 4 for you.',
      'Last year, your Personal Year was 4; this year it is 5.',
      'Your last Personal Year was 4.',
      'Your next Personal Year 1 is 2031.',
      'A person with Life Path 3 would hesitate; you do not.',
      'Your Life Path happens to be a 7.',
      'Your Life Path vibrates to the number 7.',
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
