/** A text for each number from 1 to 9; a master number takes its root's. */
type Nine = readonly string[]

/** The smaller stock of a language: whole sentences, and few frames that carry a number. */
export type ShortStock = {
  /** By the beginnings of the facts' keys, with the article and possessive that a sentence wants. */
  names: Readonly<Record<string, string>>
  /** After the person's name and a comma; `{other}` is the other person of two. */
  openings: readonly string[]
  openingsForTwo: readonly string[]
  /** `{name}` and `{value}`. */
  claims: readonly string[]
  essences: Nine
  gifts: Nine
  /** Opens the first thing that may be new to the person. */
  careLead: string
  cares: Nine
  acts: Nine
  /** `{one}` and `{other}` are numbers with their names. */
  pairs: readonly string[]
  /** `{year}` and `{value}`. */
  years: readonly string[]
  themes: Nine
  /** `{you}`, `{other}` and `{score}`. */
  numbers: readonly string[]
  scores: readonly string[]
  practices: readonly string[]
  suggestions: readonly string[]
  beyond: string
  locale: string
  monthNumber: string
  dayNumber: string
}
