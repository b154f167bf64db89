export type Sound = 'vowel' | 'consonant'

/** Why a Y counts as it does; `chosen` is a person's own decision. */
export type YReason = 'after_vowel' | 'opens_before_vowel' | 'glides_into_vowel' | 'sounds_as_vowel' | 'chosen'

export type YReading = { sound: Sound; reason: YReason }

export function isPlainVowel(letter: string | undefined): boolean {
  return letter === 'A' || letter === 'E' || letter === 'I' || letter === 'O' || letter === 'U'
}

/**
 * The sound of the Y at `index`, by the spelling of its name part. Reproduces every example in the two published lists (Decoz, Token Rock): a consonant after
 * a vowel (Maloney, Troy), at the start before a vowel (Yolanda), and between a consonant and a vowel after an earlier vowel (Tanya); otherwise a vowel (Mary,
 * Lynn, Yvonne, Kyle). Spelling does not always give the sound: Maryann is read like Tanya, so callers may let a person decide.
 */
export function readY(letters: string, index: number, hasVowelBefore: boolean): YReading {
  const isBeforeVowel = isPlainVowel(letters[index + 1])
  if (isPlainVowel(letters[index - 1])) return { sound: 'consonant', reason: 'after_vowel' }
  if (index === 0 && isBeforeVowel) return { sound: 'consonant', reason: 'opens_before_vowel' }
  if (isBeforeVowel && hasVowelBefore) return { sound: 'consonant', reason: 'glides_into_vowel' }
  return { sound: 'vowel', reason: 'sounds_as_vowel' }
}
