import type { Tone } from '../data-block.ts'

type Digit = { theme: string; essence: string; gift: string; shadow: string; advice: string }

/** The phrases of one language. `{yours}` is 'your Life Path', `{name}` 'Life Path', `{slot}` the number. */
export type Words = {
  /** The words before a number's name in `numbers`. */
  possessive: RegExp
  numbers: ReadonlyMap<string, { yours: string; about: string }>
  /** Of 1 to 9, from 0 on. */
  digits: readonly Digit[]
  ordinals: readonly string[]
  /** The first sentence, after the first name and a comma. */
  open: Record<Tone, readonly string[]>
  topics: readonly { words: RegExp; facts: readonly string[]; open: Record<Tone, string> }[]
  again: string
  head: readonly string[]
  theirs: string
  /** How two people meet in one number. */
  meet: string
  inYear: readonly string[]
  joint: readonly string[]
  today: readonly string[]
  working: string
  letters: string
  /** For beginning, finishing, resting. */
  months: readonly string[]
  asks: string
  freeDay: string
  ask: Record<Tone, string>
  beyond: string
}

/** The same in both tones. */
export const inBoth = <Phrase>(phrase: Phrase): Record<Tone, Phrase> => ({ mystic: phrase, pragmatic: phrase })

const cells = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

/** One number a line: its key in a fact's id, its name with the possessive, what it is about. */
export function numbersOf(table: string): Words['numbers'] {
  return new Map(cells(table).map(([key = '', yours = '', about = '']) => [key, { yours, about }]))
}

/** One topic a line: words (`_` joins two, `*` is any ending), the numbers that lead, the first sentence of either tone. */
export function topicsOf(table: string): Words['topics'] {
  return cells(table).map(([spoken = '', facts = '', mystic = '', pragmatic = '']) => ({
    words: new RegExp(` (?:${spoken.replaceAll(' ', '|').replaceAll('_', ' ').replaceAll('*', '\\w*')}) `),
    facts: facts.split(' '),
    open: { mystic, pragmatic },
  }))
}

/** One digit a line: theme, essence, gift, shadow, advice. */
export function digitsOf(table: string): Words['digits'] {
  return cells(table).map(([theme = '', essence = '', gift = '', shadow = '', advice = '']) => ({
    theme,
    essence,
    gift,
    shadow,
    advice,
  }))
}
