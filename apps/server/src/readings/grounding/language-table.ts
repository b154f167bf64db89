/** What a number can be the number of. Each tradition has some of them; `truths.ts` knows their values. */
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
  'absent',
  'repeated',
  'score',
] as const
export type Position = (typeof positions)[number]

/**
 * The words of one language that claims of numbers are made of, without accents and capitals. In a list, items stand between
 * commas; `year{,s}` stands for 'year' and 'years', and a blank is anything between two words.
 */
export type LanguageTable = {
  names: Partial<Record<Position, string>>
  /** Names that are ordinary words too: 'your challenge is 3 small children' claims nothing. */
  ordinary: readonly Position[]
  /** Two people's numbers at once: 'your Life Paths 7 and 4'. */
  plurals: Partial<Record<Position, string>>
  /** From 1 on, then 22, 33. */
  numbers: string
  /** Number words that mean something else too: 'one', 'neuf' (new), 'sei' (you are). */
  shy: string
  /** From 1 on. */
  ordinals: string
  /** 'number' and its like. */
  numberNouns: string
  /** What may stand between a name and its number. */
  gap: string
  /** What may stand between a number and the name behind it: 'the 4 of your Life Path'. */
  link: string
  /** Words behind a number that it does not count: 'is 4 and', 'is 4 today'. */
  closers: string
  /** What is counted: 'a Personal Year is 12 months'. */
  counted: string
  /** In this language a plural ends in -s, so that 'is 4 roads' counts roads. */
  pluralS: boolean
  /** 'step 2 of your life path' numbers the step. */
  labels: string
  articles: string
  indefinite: string
  /** What makes an indefinite claim one about the person: 'you are a …', 'as a …'. */
  asserting: string
  /** The same, but only behind 'you', 'this' or a year: '2027 is a …'. */
  is: string
  /** Somebody else, or nobody, is meant: 'unlike a Life Path 3'. */
  generic: string
  negations: string
  you: string
  yours: string
  others: string
  theirs: string
  /** May mean yours or theirs. */
  either: string
  /** Owners behind the name: 'o caminho de vida dele'. */
  theirsAfter: string
  /** 'of Bruno', 'do Bruno' */
  of: string
  /** Between an owner and the name: 'Bruno has a …'. */
  light: string
  now: string
  next: string
  thisYear: string
  nextYear: string
  thisMonth: string
  nextMonth: string
  today: string
  tomorrow: string
  /** 'until 2031' says nothing of the year that a sentence is about. */
  openEnded: string
  months: string
  /** From Sunday on. */
  weekdays: string
  and: string
}
