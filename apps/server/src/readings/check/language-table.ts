export const positions = [
  'life_path',
  'expression',
  'soul_urge',
  'personality',
  'birthday',
  'maturity',
  'balance',
  'rational_thought',
  'subconscious_self',
  'hidden_passion',
  'karmic_lesson',
  'karmic_debt',
  'master',
  'personal_year',
  'personal_month',
  'personal_day',
  'universal_year',
  'pinnacle',
  'challenge',
  'period_cycle',
  'essence',
  'name_number',
  'compound',
  'ordinal',
  'psychic',
  'destiny',
  'kua',
  'missing',
  'repeated',
  'score',
] as const
export type Position = (typeof positions)[number]

/**
 * The words of one language that claims of numbers are made of, without accents, capitals, apostrophes and hyphens. In a list, items
 * stand between commas; `year{,s}` stands for 'year' and 'years', and a blank is anything between two words.
 */
export type LanguageTable = {
  names: Partial<Record<Position, string>>
  /** Names that are ordinary words too: they hold only a number that stands close by. */
  ordinary: string
  /** 'year', 'month', 'day' alone: a claim only right beside a number, as in 'a 5 month'. */
  bareYear: string
  bareMonth: string
  bareDay: string
  /** From 0 to 33. */
  numbers: string
  /** 40, 50, 60 … 100. */
  tens: string
  /** Number words that mean something else too: 'one', 'neuf' (new), 'sei' (you are). */
  shy: string
  /** 'Sevens', with its number: `7: sevens`. */
  plurals: string
  /** 'number' and its like. */
  numberNouns: string
  /** A determiner of one thing: in front of a number it makes the number a thing, as in 'a 7', 'your 7'. */
  singular: string
  indefinite: string
  /** The forms of 'is' and of what means the same of a number. */
  copulas: string
  /** Words between a number and the name after it: 'the 4 of your Life Path'. */
  link: string
  /** Counted nouns: 'is 12 months', 'has 3 sides'. */
  counted: string
  /** Short words that end like a plural and count nothing: 'is 7 as always'. */
  notCounted: string
  /** Endings of plural nouns; in German a capital letter is enough. */
  pluralEnding: RegExp
  /** 'step 2 of your life path' numbers the step. */
  labels: string
  /** A time or an age: 'at 7', 'às 7'. */
  beforeTime: string
  you: string
  yours: string
  /** Verbs that only 'you' has. */
  youVerbs: string
  they: string
  theirs: string
  /** May mean 'your' where the text mentions no other person. */
  politeYours: string
  /** Owners behind the name: 'o caminho de vida dele'. */
  theirsAfter: string
  both: string
  partners: string
  /** Other people without computed numbers. */
  strangers: string
  /** Whose word it is: 'you wrote', 'another site'. */
  attributed: string
  hypothetical: string
  negations: string
  /** Where a clause ends and what was said of it no longer holds. */
  clauseWords: string
  /** A sentence with one of them is about two people together. */
  matchWords: string
  outOf: string
  percent: string
  equals: string
  anaphors: string
  now: string
  next: string
  last: string
  thisYear: string
  nextYear: string
  lastYear: string
  thisMonth: string
  nextMonth: string
  today: string
  tomorrow: string
  /** 'the day after tomorrow' */
  dayAfter: string
  months: string
  /** From Sunday on. */
  weekdays: string
  ordinals: string
  and: string
  mathPlus: string
}
