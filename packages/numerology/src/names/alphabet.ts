import { isPlainVowel, type Sound } from './y-rule.ts'

export type Letter = Readonly<{ letter: string; value: number; sound: Sound }>

/** A letter's values as vowel and as consonant, and its usual sound. */
export type LetterEntry = Readonly<Record<Sound, Letter>> & { usually: Letter }

/** A to Z in one tradition. Names share these letters, so that reading one builds nothing anew. */
export type Alphabet = readonly LetterEntry[]

const codeOfA = 65

/** @param valueOf the value of a letter from A to Z in one tradition */
export function alphabetOf(valueOf: (letter: string) => number): Alphabet {
  return Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter): LetterEntry => {
    const value = valueOf(letter)
    const vowel: Letter = Object.freeze({ letter, value, sound: 'vowel' })
    const consonant: Letter = Object.freeze({ letter, value, sound: 'consonant' })
    return { vowel, consonant, usually: isPlainVowel(letter) ? vowel : consonant }
  })
}

/** @param spelled letters from A to Z only */
export function entryAt(alphabet: Alphabet, spelled: string, index: number): LetterEntry {
  return alphabet[spelled.charCodeAt(index) - codeOfA]!
}
