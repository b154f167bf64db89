const sentences = {
  'date.malformed': 'Please write the date as year, month and day, for example 1990-05-14.',
  'date.impossible': 'There is no such day in the calendar.',
  'name.empty': 'Please write the name in Latin letters, as in a passport: nothing in it can be read from A to Z.',
  'name.too_long': 'Please keep the name within 100 characters.',
  'name.no_vowel': 'There is no vowel in this name, so it has no Soul Urge number.',
  'name.no_consonant': 'There is no consonant in this name, so it has no Personality number.',
  'name.no_such_y': 'There are fewer Ys in this name than were decided on.',
  'name.no_such_group': 'The words that count as one name do not stand together in this name.',
  'name.no_hebrew': 'Please write the name in Hebrew letters: nothing in it can be read from Alef to Tav.',
  'age.impossible': 'Please give the age in whole years, from 0 to 150.',
  'number.impossible': 'Only whole numbers from zero up can be reduced.',
  'letter.unknown': 'Only the letters A to Z have a value of their own.',
  'meaning.missing': 'There is no meaning for this number in this place of the chart.',
} as const

export type NumerologyErrorCode = keyof typeof sentences

/** The one error of this package: `code` is stable, `message` is a sentence for the person who typed the input. */
export class NumerologyError extends Error {
  override readonly name = 'NumerologyError'
  readonly code: NumerologyErrorCode

  constructor(code: NumerologyErrorCode) {
    super(sentences[code])
    this.code = code
  }
}
