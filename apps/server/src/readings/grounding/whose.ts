import type { Position } from './language-table.ts'
import { isTransparent, type Sentence } from './sentence.ts'
import type { Holder } from './truths.ts'

/** `holder` is null where the sentence does not say whose number it is; nobody’s is one that it does not claim at all. */
export type Whose = { holder: Holder | null } | 'nobody'

export const cycles: readonly Position[] = ['personal_year', 'personal_month', 'personal_day', 'universal_year']

/** Tells whose number a sentence speaks of, by the few words around it. */
export class WhoseNumber {
  readonly #sentence: Sentence

  constructor(sentence: Sentence) {
    this.#sentence = sentence
  }

  /** Whose number it is, by what stands before the name (`at`): 'your', 'Bruno’s', 'you are a'. */
  before(position: Position, at: number, from: number, until: number): Whose {
    let before = Math.min(at, from) - 1
    while (this.#isPassedOver(before)) before -= 1
    const word = this.#sentence.tokens[before]?.word
    if (this.#sentence.words.has('yours', word)) return { holder: 'you' }
    if (this.#sentence.words.has('theirs', word)) return this.#sentence.isPair ? { holder: 'other' } : 'nobody'
    if (this.#sentence.words.has('either', word)) return { holder: null }
    const owner = this.#possessive(before)
    if (owner !== null) return owner
    if (this.#isNegated(before)) return 'nobody'
    if (this.#sentence.words.has('indefinite', word)) return this.#whoseIndefinite(position, before, until)
    if (this.#isGeneric(before)) return 'nobody'
    return this.#subject(before) ?? { holder: null }
  }

  /** 'of Bruno', 'dele': the token behind it, and whose name that is. */
  behind(at: number): { holder: Holder; end: number } | null {
    const theirs = this.#sentence.words.theirsAfter.findAt(this.#sentence.tokens, at)
    if (theirs !== null) return { holder: 'other', end: theirs.end }
    if (!this.#sentence.words.has('of', this.#sentence.tokens[at]?.word)) return null
    let next = at + 1
    let holder: Holder | null = null
    while (next < at + 4 && this.#sentence.named(next) !== null) {
      holder = this.#sentence.named(next)
      next += 1
    }
    return holder === null ? null : { holder, end: next }
  }

  /** Marks, ordinals, and words like 'current' between an owner and the name. */
  #isPassedOver(at: number): boolean {
    const token = this.#sentence.tokens[at]
    if (token === undefined) return false
    if (token.kind === 'mark') return isTransparent(token) && token.text !== '’' && token.text !== "'"
    return (
      this.#sentence.words.has('now', token.word) ||
      this.#sentence.words.has('next', token.word) ||
      token.kind === 'ordinal' ||
      this.#sentence.words.ordinals.findAt(this.#sentence.tokens, at) !== null ||
      this.#sentence.isNumberNoun(at)
    )
  }

  /** 'Bruno’s', 'Lucas’', 'Brunos' */
  #possessive(at: number): Whose | null {
    const isMark = (place: number) => /^[’']$/.test(this.#sentence.tokens[place]?.text ?? '')
    const owner = isMark(at) ? at - 1 : this.#sentence.tokens[at]?.word === 's' && isMark(at - 1) ? at - 2 : null
    if (owner === null) {
      const named = this.#sentence.words.language === 'de' ? this.#sentence.named(at) : null
      return named === null ? null : { holder: named }
    }
    if (this.#sentence.words.language !== 'en' && this.#sentence.words.language !== 'de') return null
    const named = this.#sentence.named(owner)
    return named === null ? 'nobody' : { holder: named }
  }

  #isNegated(at: number): boolean {
    for (let before = at; before > at - 4 && before >= 0; before -= 1) {
      const token = this.#sentence.tokens[before]!
      if (this.#sentence.words.has('yours', token.word) || /^[,;:.!?]$/.test(token.text)) return false
      if (this.#sentence.words.has('negations', token.word)) return true
    }
    return false
  }

  #isGeneric(at: number): boolean {
    for (let before = at; before > at - 6 && before >= 0; before -= 1)
      if (this.#sentence.words.has('generic', this.#sentence.tokens[before]!.word)) return true
    return false
  }

  /** 'you are a Life Path 7' claims; 'a Life Path 3 would dance' does not. */
  #whoseIndefinite(position: Position, at: number, until: number): Whose {
    if (this.#isGeneric(at) || this.#isGenericFrom(until)) return 'nobody'
    let before = at - 1
    while (before >= 0 && isTransparent(this.#sentence.tokens[before]!)) before -= 1
    const token = this.#sentence.tokens[before]
    const subject = this.#subject(before)
    if (subject !== null && subject !== 'nobody' && subject.holder === 'other') return subject
    if (subject === 'nobody') return 'nobody'
    if (token === undefined) return this.#sentence.hasYou() ? { holder: null } : 'nobody'
    if (this.#sentence.words.has('asserting', token.word))
      return (
        subject ?? (this.#sentence.hasYou() || before === 0 || cycles.includes(position) ? { holder: null } : 'nobody')
      )
    if (subject !== null) return subject
    if (token.text === ',' && cycles.includes(position) && this.#sentence.isTimeUntil(before)) return { holder: null }
    if (token.text === ',')
      return this.#sentence.words.has('you', this.#sentence.tokens[before - 1]?.word) ||
        this.#sentence.named(before - 1) === 'you'
        ? { holder: 'you' }
        : 'nobody'
    if (!this.#sentence.words.has('is', token.word)) return 'nobody'
    const isOfTime =
      cycles.includes(position) &&
      (this.#sentence.hasTimeBefore(before) ||
        this.#sentence.words.has('articles', this.#sentence.tokens[before - 1]?.word) ||
        this.#sentence.hasYou())
    return subject ?? (isOfTime ? { holder: null } : 'nobody')
  }

  /** 'you have', 'Bruno is', 'he walks': who stands before, with nothing but light words between. */
  #subject(at: number): Whose | null {
    for (let before = at, words = 0; before >= 0 && words < 5; before -= 1, words += 1) {
      const token = this.#sentence.tokens[before]!
      const named = this.#sentence.named(before)
      if (named !== null) return named === 'other' && !this.#sentence.isPair ? 'nobody' : { holder: named }
      if (this.#sentence.words.has('others', token.word)) return this.#sentence.isPair ? { holder: 'other' } : 'nobody'
      if (this.#sentence.words.has('you', token.word)) return { holder: 'you' }
      if (
        token.kind === 'mark'
          ? !isTransparent(token) && token.text !== ','
          : !this.#sentence.words.has('light', token.word)
      )
        return null
    }
    return null
  }

  /** '… would dance through this' */
  #isGenericFrom(until: number): boolean {
    return [until, until + 1, until + 2].some((at) => this.#sentence.has(at, 'generic'))
  }
}
