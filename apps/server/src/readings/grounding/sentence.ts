import type { Token } from './tokens.ts'
import type { Holder } from './truths.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A number in a sentence, or a list of them: tokens `at` to `end`. */
export type Said = {
  at: number
  end: number
  values: number[]
  form: 'digits' | 'word' | 'ordinal' | 'list' | 'percent'
}

export type Names = { own: ReadonlySet<string>; other: ReadonlySet<string> }

const transparentMarks = new Set('*_"“”„«»‘’\'([–—-:=|`#‑→')

/** Marks that a claim may run across: '**Life Path:** (7)'. */
export function isTransparent({ kind, text }: Token): boolean {
  return kind === 'mark' && transparentMarks.has(text)
}

/** A sentence in tokens, with its numbers found. */
export class Sentence {
  readonly tokens: readonly Token[]
  readonly words: Vocabulary
  readonly isPair: boolean
  readonly saidAt = new Map<number, Said>()
  readonly saidUntil = new Map<number, Said>()
  readonly #names: Names
  #firstWord = 0
  #speaksToYou: boolean | null = null

  constructor(tokens: readonly Token[], words: Vocabulary, names: Names, isPair: boolean) {
    this.tokens = tokens
    this.words = words
    this.isPair = isPair
    this.#names = names
    while (tokens[this.#firstWord]?.kind === 'mark') this.#firstWord += 1
    for (let at = 0; at < tokens.length; at += 1) {
      const said = this.#readNumber(at)
      if (said === null) continue
      this.saidAt.set(at, said)
      this.saidUntil.set(said.end, said)
    }
  }

  /** Whether the word at a place is in one of these lists. */
  has(at: number, ...lists: Parameters<Vocabulary['has']>[0][]): boolean {
    const word = this.tokens[at]?.word
    return lists.some((list) => this.words.has(list, word))
  }

  /** 'seven (7)': the same number once more, in brackets. */
  repetitionOf({ end, values }: Said): Said | null {
    const again = this.tokens[end]?.text === '(' ? this.saidAt.get(end + 1) : undefined
    const isSame = again?.values.length === 1 && values.length === 1 && again.values[0] === values[0]
    return isSame && this.tokens[again.end]?.text === ')' ? again : null
  }

  isFirst(at: number): boolean {
    return at <= this.#firstWord
  }

  #readNumber(at: number): Said | null {
    const { kind, values } = this.tokens[at]!
    if (kind === 'number') return { at, end: at + 1, values, form: 'digits' }
    if (kind === 'ordinal') return { at, end: at + 1, values, form: 'ordinal' }
    if (kind === 'percent') return { at, end: at + 1, values, form: 'percent' }
    const word = this.words.numbers.findAt(this.tokens, at)
    if (word !== null && !(word.meaning.isShy && !this.#isShyNumber(at, word.end)))
      return { at, end: word.end, values: [word.meaning.value], form: 'word' }
    const ordinal = this.words.ordinals.findAt(this.tokens, at)
    return ordinal === null ? null : { at, end: ordinal.end, values: [ordinal.meaning], form: 'ordinal' }
  }

  /** 'number one', 'ist die Acht', 'è sei.': a number after all. */
  #isShyNumber(at: number, end: number): boolean {
    const before = this.tokens[at - 1]?.word
    const next = this.tokens[end]
    if (this.isNumberNoun(at - 1)) return true
    if (next !== undefined && next.kind !== 'mark') return false
    return this.words.has('articles', before) || (this.words.language !== 'fr' && this.words.has('is', before))
  }

  isNumberNoun(at: number): boolean {
    return this.words.has('numberNouns', this.tokens[at]?.word)
  }

  isTime(at: number): boolean {
    const token = this.tokens[at]
    return token?.kind === 'year' || token?.kind === 'date' || this.words.months.has(token?.word ?? '')
  }

  /** A word of time ends right before token `until`: 'today', 'next year', '2027', 'Monday'. */
  isTimeUntil(until: number): boolean {
    if (this.isTime(until - 1)) return true
    for (let at = until - 1; at >= 0 && at > until - 5; at -= 1)
      for (const phrases of [this.words.times, this.words.weekdays])
        if (phrases.findAt(this.tokens, at)?.end === until) return true
    return false
  }

  /** Whether a word of time stands before `until`, not too far away. */
  hasTimeBefore(until: number): boolean {
    for (let at = until; at > 0 && at > until - 30; at -= 1) if (this.isTimeUntil(at)) return true
    return false
  }

  /** Whose first or last name stands here. */
  named(at: number): Holder | null {
    const token = this.tokens[at]
    if (token?.kind !== 'word' || !/^\p{Lu}/u.test(token.text)) return null
    const genitive = this.words.language === 'de' && token.word.endsWith('s') ? token.word.slice(0, -1) : token.word
    for (const word of [token.word, genitive]) {
      if (this.#names.other.has(word)) return 'other'
      if (this.#names.own.has(word)) return 'you'
    }
    return null
  }

  hasYou(): boolean {
    this.#speaksToYou ??= this.tokens.some((_, at) => this.has(at, 'you', 'yours'))
    return this.#speaksToYou
  }
}
