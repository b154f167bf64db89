import { spellDifference, spellLetters, spellPath, spellReduction, spellSum, type LetterWorth } from './arithmetic.ts'
import type { DateUnit, NumberResult, Plane, RuleName, Tradition } from './number-result.ts'
import type { Sound, YReason } from './names/y-rule.ts'

/** All that `explain` says, in one language. A `path` is a reduction: [29, 11]. */
export type ExplainWords = {
  numbers: Readonly<Record<NumberResult['number'], string>>
  heading: (number: NumberResult['number'], tradition: Tradition, rule: RuleName) => string
  date: (unit: DateUnit, path: readonly number[]) => string
  digits: (unit: DateUnit, digits: readonly number[], total: number) => string
  name: (written: string, letters: readonly LetterWorth[], path: readonly number[]) => string
  /** A particle such as 'dos' is no name, so its 11 is not called a master number. */
  particle: (written: string, letters: readonly LetterWorth[], path: readonly number[]) => string
  noLetters: (written: string, sound: Sound) => string
  number: (number: NumberResult['number'], path: readonly number[]) => string
  transit: (plane: Plane | 'last_for_middle', letter: string, value: number, fromAge: number, toAge: number) => string
  readAs: (written: string, spelling: string) => string
  leftOut: (names: readonly string[]) => string
  unread: (letters: readonly string[]) => string
  /** Names that hold a particle: 'dos Santos'. */
  joined: (names: readonly string[]) => string
  y: (name: string, sound: Sound, reason: YReason) => string
  together: (addends: readonly number[], path: readonly number[]) => string
  difference: (numbers: readonly number[], left: number) => string
  karmicDebt: (debt: number, value: number) => string
  otherDigits: (value: number, path: readonly number[]) => string
  otherLetters: (value: number, path: readonly number[]) => string
  otherParticles: (path: readonly number[]) => string
  cheiro: (roots: readonly number[], path: readonly number[]) => string
}

/** The names of the numbers as people know them. */
export const numberNames: Readonly<Record<NumberResult['number'], string>> = {
  lifePath: 'Life Path',
  birthday: 'Birthday',
  expression: 'Expression',
  soulUrge: 'Soul Urge',
  personality: 'Personality',
  maturity: 'Maturity',
  universalYear: 'Universal Year',
  personalYear: 'Personal Year',
  personalMonth: 'Personal Month',
  personalDay: 'Personal Day',
  minorExpression: 'Minor Expression',
  minorSoulUrge: 'Minor Soul Urge',
  minorPersonality: 'Minor Personality',
  balance: 'Balance',
  rationalThought: 'Rational Thought',
  bridge: 'Bridge',
  pinnacle: 'Pinnacle',
  challenge: 'Challenge',
  periodCycle: 'Period Cycle',
  essence: 'Essence',
  chaldeanName: 'Name number',
  chaldeanSoulUrge: 'Soul Urge',
  hebrewOrdinal: 'Ordinal number',
  vedicName: 'Name number (Namank)',
  psychic: 'Psychic number (Mulank)',
  destiny: 'Destiny number (Bhagyank)',
}

export const traditionNames: Readonly<Record<Tradition, string>> = {
  pythagorean: 'Pythagorean',
  chaldean: 'Chaldean',
  hebrew: 'Hebrew',
  vedic: 'Vedic',
  chinese: 'Chinese',
}

const ruleSentences: Readonly<Record<RuleName, string>> = {
  each_of_month_day_year: 'month, day and year are reduced one by one, keeping 11, 22 and 33, then added and reduced',
  day_of_birth: 'the day of the month is reduced, keeping 11 and 22',
  each_name_of_the_full_name:
    'each name is reduced by itself, keeping 11, 22 and 33, then the names are added and reduced',
  life_path_and_expression: 'Life Path and Expression are added, then reduced, keeping 11, 22 and 33',
  fully_reduced_parts: 'every part and the sum are reduced to a single digit, master numbers too',
  initials: 'the first letter of each name is added, then reduced to a single digit',
  first_name_and_day: 'the first name and the day of birth are reduced, keeping masters, then added and reduced',
  sum_keeping_masters: 'two numbers are added and reduced, keeping 11, 22 and 33 in both and in the sum',
  one_part_of_the_date: 'one part of the birth date is reduced, keeping 11, 22 and 33',
  difference: 'two numbers are reduced to single digits, and the smaller is taken from the larger',
  letters_of_the_year: 'each name moves on letter by letter, and the letters reached are added, keeping 11, 22 and 33',
  chaldean_letters: 'all letters are added by the Chaldean table, then reduced, keeping 11 and 22',
  ordinal_letters:
    'Latin letters count by their place in the alphabet, A 1 to Z 26; the sum is reduced, keeping masters',
  vedic_letters: 'all letters are added by the Chaldean table, then reduced to a single digit',
  vedic_day: 'the day of the month is reduced to a single digit, master numbers too',
  digits_of_the_date: 'all digits of the birth date are added, then reduced to a single digit',
}

const unitNames: Readonly<Record<DateUnit, string>> = {
  birthMonth: 'Month',
  birthDay: 'Day',
  birthYear: 'Year',
  calendarYear: 'Calendar year',
  calendarMonth: 'Calendar month',
  calendarDay: 'Calendar day',
}

export const planeNames: Readonly<Record<Plane, string>> = {
  physical: 'First name',
  mental: 'Middle names',
  spiritual: 'Last name',
}

const yReasons: Readonly<Record<YReason, string>> = {
  after_vowel: 'it follows a vowel',
  opens_before_vowel: 'it opens the name before a vowel',
  glides_into_vowel: 'it leads from a consonant into the next vowel',
  sounds_as_vowel: 'it carries a sound of its own',
  chosen: 'you chose so',
}

/** The letters that a number counts, where it does not count all. */
export const countedLetters: Partial<Record<NumberResult['number'], Sound>> = {
  soulUrge: 'vowel',
  minorSoulUrge: 'vowel',
  chaldeanSoulUrge: 'vowel',
  personality: 'consonant',
  minorPersonality: 'consonant',
}

const endsInMaster = ', a master number'

export const englishWords: ExplainWords = {
  numbers: numberNames,
  heading: (number, tradition, rule) => `${numberNames[number]}, ${traditionNames[tradition]}: ${ruleSentences[rule]}`,
  date: (unit, path) => `${unitNames[unit]} ${spellReduction(path, endsInMaster)}`,
  digits: (unit, digits, total) => `${unitNames[unit]} ${spellSum(digits)} = ${total}`,
  name: (written, letters, path) => `${written}: ${spellLetters(letters)} = ${spellReduction(path, endsInMaster)}`,
  particle: (written, letters, path) => `${written}: ${spellLetters(letters)} = ${spellReduction(path, '')}`,
  noLetters: (written, sound) => `${written} has no ${sound} and adds 0`,
  number: (number, path) => `${numberNames[number]} ${spellReduction(path, endsInMaster)}`,
  transit: (plane, letter, value, fromAge, toAge) =>
    `${plane === 'last_for_middle' ? 'Last name, in place of a middle one' : planeNames[plane]}: ${letter} ${value}, from age ${fromAge} to ${toAge}`,
  readAs: (written, spelling) => `${written} is read as ${spelling}`,
  leftOut: (names) => `Not part of a birth name and left out: ${names.join(', ')}`,
  unread: (letters) => `Not Latin letters, so without a value here: ${letters.join(' ')}`,
  joined: (names) =>
    names.length === 1
      ? `${names[0]} counts as one name: the particle belongs to the name that follows it`
      : `${names.join(' and ')} count as one name each: a particle belongs to the name that follows it`,
  y: (name, sound, reason) => `Y in ${name} is a ${sound}: ${yReasons[reason]}`,
  together: (addends, path) => `Together ${spellSum(addends)} = ${spellReduction(path, endsInMaster)}`,
  difference: (numbers, left) => `Difference ${spellDifference(numbers)} = ${left}`,
  karmicDebt: (debt, value) => `The total ${debt} is a karmic debt number: ${debt}/${value}`,
  otherDigits: (value, path) =>
    `Other calculators may show ${value}, because they add all the digits at once: ${spellPath(path)}`,
  otherLetters: (value, path) =>
    `Other calculators may show ${value}, because they add all the letters at once: ${spellPath(path)}`,
  otherParticles: (path) => `With the particle as a name of its own, as some calculators count it: ${spellPath(path)}`,
  cheiro: (roots, path) => `Cheiro adds the roots of the names instead: ${spellSum(roots)} = ${spellPath(path)}`,
}
