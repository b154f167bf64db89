import type { DateUnit, NumberResult, Plane, RuleName, Tradition } from './number-result.ts'
import type { Sound, YReason } from './names/y-rule.ts'

/** All that `explain` says, in one language. */
export type ExplainWords = {
  numbers: Readonly<Record<NumberResult['number'], string>>
  traditions: Readonly<Record<Tradition, string>>
  rules: Readonly<Record<RuleName, string>>
  units: Readonly<Record<DateUnit, string>>
  planes: Readonly<Record<Plane, string>>
  lastForMiddle: string
  y: (name: string, sound: Sound, reason: YReason) => string
  endsInMaster: string
  noLetters: (name: string, sound: Sound) => string
  transit: (name: string, letter: string, value: number, fromAge: number, toAge: number) => string
  readAs: (written: string, spelling: string) => string
  leftOut: (names: readonly string[]) => string
  unread: (letters: readonly string[]) => string
  /** Names that hold a particle: 'dos Santos'. */
  joined: (names: readonly string[]) => string
  difference: string
  together: string
  karmicDebt: (debt: number, value: number) => string
  /** `path` is a working: '29 → 11'. */
  otherDigits: (value: number, path: string) => string
  otherLetters: (value: number, path: string) => string
  otherParticles: (path: string) => string
  cheiro: (working: string) => string
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

export const englishWords: ExplainWords = {
  numbers: numberNames,
  traditions: traditionNames,
  rules: ruleSentences,
  units: unitNames,
  planes: planeNames,
  lastForMiddle: 'Last name, in place of a middle one',
  y: (name, sound, reason) => `Y in ${name} is a ${sound}: ${yReasons[reason]}`,
  endsInMaster: ', a master number',
  noLetters: (name, sound) => `${name} has no ${sound} and adds 0`,
  transit: (name, letter, value, fromAge, toAge) => `${name}: ${letter} ${value}, from age ${fromAge} to ${toAge}`,
  readAs: (written, spelling) => `${written} is read as ${spelling}`,
  leftOut: (names) => `Not part of a birth name and left out: ${names.join(', ')}`,
  unread: (letters) => `Not Latin letters, so without a value here: ${letters.join(' ')}`,
  joined: (names) =>
    names.length === 1
      ? `${names[0]} counts as one name: the particle belongs to the name that follows it`
      : `${names.join(' and ')} count as one name each: a particle belongs to the name that follows it`,
  difference: 'Difference',
  together: 'Together',
  karmicDebt: (debt, value) => `The total ${debt} is a karmic debt number: ${debt}/${value}`,
  otherDigits: (value, path) => `Other calculators may show ${value}, because they add all the digits at once: ${path}`,
  otherLetters: (value, path) =>
    `Other calculators may show ${value}, because they add all the letters at once: ${path}`,
  otherParticles: (path) => `With the particle as a name of its own, as some calculators count it: ${path}`,
  cheiro: (working) => `Cheiro adds the roots of the names instead: ${working}`,
}
