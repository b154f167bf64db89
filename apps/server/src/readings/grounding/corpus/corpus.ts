import type { Tradition } from '@numeria/contract'

/**
 * Sentences about Helena Bauer, born on 11 February 1992, read on 21 November 2026; `pair` readings are about her and Bruno Martel,
 * born on 18 March 1990. For tests.
 *
 * Her Life Path is 16/7, Expression 11, Soul Urge 2, Personality 9, Birthday 11, Maturity 9, Personal Year 5 (2027: 6), Universal Year
 * 1, Personal Month 7 (December: 8), Personal Day 1 (and 2 to 7 on the days after), Pinnacles 4, 5 (now), 9 and 5, Challenges 0, 1, 1
 * and 1, Karmic Lessons 4, 6 and 7. Chaldean: compound 40 or 13, root 4. Hebrew ordinal 92, root 11. Vedic: Psychic 2, Destiny 7, Name
 * 4. Lo Shu: 3, 4, 5, 6, 7 and 8 are missing, Kua 8 or 7. His Life Path is 13/4, Expression 4, Soul Urge 6, Personality 7, Personal
 * Year 4; their score is 83.
 */
export type Corpus = {
  tradition: Tradition
  isPair: boolean
  /** 'wrong → right' */
  wrong: readonly string[]
  /** Must stay as they are. */
  right: readonly string[]
}[]
