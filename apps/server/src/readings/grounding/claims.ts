import {
  coordinatedNames,
  isFirstOfSeveral,
  isOfDifference,
  listFrom,
  numbersInARow,
  type Named,
} from './coordinated.ts'
import type { Position } from './language-table.ts'
import { canBe, isBareYearClaim, isDescribed, isSetOff } from './number-fit.ts'
import { isTransparent, type Said, type Sentence } from './sentence.ts'
import type { Holder } from './truths.ts'
import type { Name } from './vocabulary.ts'
import { WhoseNumber } from './whose.ts'

/** A sentence says that a number of somebody's is this. `holder` is null where it does not say whose. */
export type Claim = {
  position: Position
  /** Tokens of the name. */
  at: number
  end: number
  said: Said
  holder: Holder | null
  isPlural: boolean
  /** Which pinnacle, from 0; 'now' for the present one. */
  index: number | 'now' | null
  /** 'this' or 'next' stands right before the name. */
  direct: 'now' | 'next' | null
}

const lists: readonly Position[] = ['hidden_passion', 'karmic_lesson', 'karmic_debt', 'missing', 'absent', 'repeated']
const indexed: readonly Position[] = ['pinnacle', 'challenge', 'period_cycle']
const ordinalPlaces: readonly Position[] = ['life_path', 'expression', 'soul_urge', 'personality', 'psychic', 'destiny']
/** 'Your Expression, which is 11' */
const relatives = new Set(['which', 'que', 'qui', 'che', 'die', 'der', 'das'])
/** How many words may stand between a name and its number. */
const longestGap = 6

/** Finds what one sentence claims. Every look around a name is bounded, so that the time grows with the sentence alone. */
export class ClaimFinder {
  readonly #sentence: Sentence
  readonly #whose: WhoseNumber
  readonly #taken = new Set<number>()

  constructor(sentence: Sentence) {
    this.#sentence = sentence
    this.#whose = new WhoseNumber(sentence)
  }

  find(): Claim[] {
    const claims: Claim[] = []
    if (this.#sentence.saidAt.size === 0) return claims
    for (let at = 0; at < this.#sentence.tokens.length; at += 1) {
      const name = this.#sentence.words.names.findAt(this.#sentence.tokens, at)
      if (name === null) continue
      const { meaning, end } = name
      const row = meaning.isBareYear ? [] : coordinatedNames(this.#sentence, { name: meaning, at, end })
      if (row.length > 1) {
        claims.push(...this.#claimsOfRow(row))
        at = row.at(-1)!.end - 1
        continue
      }
      const claim = this.#claimBehind(meaning, at, end) ?? this.#claimBefore(meaning, at, end)
      if (claim !== null) {
        this.#taken.add(claim.said.at)
        claims.push(claim)
        const second = this.#sentence.isPair && !claim.isPlural ? this.#secondOf(claim) : null
        if (second !== null) claims.push(second)
      }
      at = end - 1
    }
    return claims
  }

  /** 'Life Path and Expression are 7 and 11': as many numbers as names, or nothing that can be told. */
  #claimsOfRow(row: readonly Named[]): Claim[] {
    const last = row.at(-1)!
    if (isOfDifference(this.#sentence, row[0]!.at)) return []
    const gap = this.#crossGap(last.end, last.name)
    if (gap === null) return []
    const said = numbersInARow(this.#sentence, gap.said, row.length + 1)
    const isPlain = said.every(({ form, at, end }) => {
      const isNumber = (form === 'digits' || form === 'word') && !this.#taken.has(at)
      return (
        isNumber &&
        canBe(this.#sentence, { ...last.name, isOrdinary: true }, this.#sentence.saidAt.get(at)!, true, at === end)
      )
    })
    const isSimple = row.every(({ name }) => !lists.includes(name.position) && !indexed.includes(name.position))
    if (said.length !== row.length || !isPlain || !isSimple) return []
    const claims: Claim[] = []
    let holder: Holder | null = null
    for (const [index, { name, at, end }] of row.entries()) {
      const whose = this.#whose.before(name.position, at, at, said[index]!.end)
      if (whose === 'nobody') return []
      holder = whose.holder ?? holder
      const { direct } = this.#cuesBefore(name, at)
      const number = said[index]!
      claims.push({ position: name.position, at, end, said: number, index: null, direct, isPlural: false, holder })
    }
    if (gap.owner !== null) return []
    for (const { at } of said) this.#taken.add(at)
    return claims
  }

  /** 'Life Path is a 7' */
  #claimBehind(name: Name, at: number, end: number): Claim | null {
    const gap = this.#crossGap(end, name)
    if (gap === null || this.#taken.has(gap.said.at)) return null
    const { owner } = gap
    let { said } = gap
    // 'of 6 cares' goes on with a verb, 'of two worlds' with what there are two of.
    const hasVerb = gap.hasVerb || (gap.hasOf && said.form === 'word')
    let { index, direct } = this.#cuesBefore(name, at)
    if (
      index === null &&
      indexed.includes(name.position) &&
      said.at === end &&
      said.values[0]! <= 4 &&
      said.form === 'digits'
    ) {
      const numbered = this.#crossGap(said.end, name)
      if (numbered !== null) {
        index = said.values[0]! - 1
        said = numbered.said
      } else if (this.#hasNumberBehind(said.end)) return null
    }
    if (!canBe(this.#sentence, name, said, hasVerb, said.at === end)) return null
    if (
      index === null &&
      indexed.includes(name.position) &&
      this.#sentence.words.has('now', this.#sentence.tokens[end]?.word)
    )
      index = 'now'
    if (name.isBareYear && !isBareYearClaim(this.#sentence, said, at, end)) return null
    const isOfBoth = name.position === 'score' || name.isPlural
    const whose = isOfBoth
      ? { holder: null }
      : owner === null
        ? this.#whose.before(name.position, at, at, said.end)
        : { holder: owner }
    if (whose === 'nobody') return null
    if (name.isPlural && isOfDifference(this.#sentence, at)) return null
    if (!lists.includes(name.position) && !name.isPlural && isFirstOfSeveral(this.#sentence, said)) return null
    if (lists.includes(name.position) || name.isPlural) said = listFrom(this.#sentence, said)
    return { position: name.position, at, end, said, index, direct, isPlural: name.isPlural, ...whose }
  }

  /** 'Your Pinnacle 4 begins in 2040' numbers the Pinnacle. */
  #hasNumberBehind(from: number): boolean {
    return this.#sentence.tokens.slice(from, from + 12).some(({ kind }) => kind === 'year' || kind === 'number')
  }

  /** What stands between a name and the number behind it; `null` where it leads to none. */
  #crossGap(from: number, name: Name): { said: Said; hasVerb: boolean; hasOf: boolean; owner: Holder | null } | null {
    let [words, hasVerb, hasOf, needsArticle, owner] = [0, false, false, false, null as Holder | null]
    for (let at = from; at < this.#sentence.tokens.length && words <= longestGap; at += 1) {
      const token = this.#sentence.tokens[at]!
      const said = this.#sentence.saidAt.get(at)
      if (said !== undefined && this.#isPlaceFor(name, said))
        return needsArticle && !name.isPlural && !isSetOff(this.#sentence, said)
          ? null
          : { said, hasVerb, hasOf, owner }
      if (token.kind === 'year' || token.kind === 'date') continue
      if (token.kind === 'mark') {
        if (token.text === ',') needsArticle = true
        else if (!isTransparent(token) && token.text !== ')') return null
        if (/^[:|→]$/.test(token.text)) hasVerb = true
        continue
      }
      if (token.kind !== 'word' || this.#sentence.words.has('negations', token.word)) return null
      if (
        this.#sentence.words.names.findAt(this.#sentence.tokens, at) !== null &&
        !this.#sentence.words.has('numberNouns', token.word)
      )
        return null
      const ownerAt = this.#whose.behind(at)
      if (ownerAt !== null) {
        owner = ownerAt.holder
        at = ownerAt.end - 1
        needsArticle = false
        continue
      }
      if (this.#sentence.words.months.has(token.word)) continue
      if (
        !relatives.has(token.word) &&
        !this.#sentence.words.has('gap', token.word) &&
        !(this.#sentence.words.has('of', token.word) && this.#sentence.isTime(at + 1))
      )
        return null
      const isArticle = relatives.has(token.word) || this.#sentence.has(at, 'articles', 'numberNouns')
      if (isArticle) needsArticle = false
      else if (needsArticle) return null
      else if (!this.#sentence.words.has('of', token.word)) hasVerb = true
      else hasOf ||= !this.#sentence.isTime(at + 1)
      words += 1
    }
    return null
  }

  #isPlaceFor({ position }: Name, { form, values, at }: Said): boolean {
    if (form === 'percent') return position === 'score'
    if (form !== 'ordinal') return true
    return (
      ordinalPlaces.includes(position) &&
      values[0]! > 2 &&
      this.#sentence.words.has('articles', this.#sentence.tokens[at - 1]?.word)
    )
  }

  /** 'the 4 of your Life Path', 'a 4 Life Path', 'the number 4 is your Life Path' */
  #claimBefore(name: Name, at: number, end: number): Claim | null {
    let [before, hasLink] = [at, false]
    for (let words = 0; words < longestGap && before > 0; words += 1) {
      const said = this.#sentence.saidUntil.get(before)
      if (said !== undefined) return this.#claimOf(name, said, at, end, hasLink)
      const token = this.#sentence.tokens[before - 1]!
      const isOwner = this.#sentence.has(before - 1, 'yours', 'theirs', 'either', 'articles')
      if (token.kind === 'mark' && !isTransparent(token)) return null
      if (
        token.kind === 'word' &&
        !isOwner &&
        !this.#sentence.words.has('link', token.word) &&
        this.#sentence.named(before - 1) === null
      )
        return null
      if (token.kind !== 'mark' && token.kind !== 'word') return null
      hasLink ||= token.kind === 'word'
      before -= 1
    }
    return null
  }

  #claimOf(name: Name, said: Said, at: number, end: number, hasLink: boolean): Claim | null {
    const before = this.#sentence.tokens[said.at - 1]
    const isDetermined =
      this.#sentence.has(said.at - 1, 'numberNouns', 'articles', 'indefinite', 'yours') ||
      (hasLink && !name.isOrdinary && isDescribed(this.#sentence, said))
    const isFirst = this.#sentence.isFirst(said.at)
    const isOrdinalName =
      said.form === 'ordinal' && !hasLink && ordinalPlaces.includes(name.position) && said.values[0]! > 2
    if (this.#taken.has(said.at) || name.isPlural || said.form === 'percent') return null
    if (said.form === 'ordinal' && !isOrdinalName) return null
    if (
      name.isBareYear &&
      (hasLink || !/^\p{Lu}/u.test(this.#sentence.tokens[at]!.text) || this.#sentence.words.language !== 'en')
    )
      return null
    if (this.#sentence.words.has('labels', before?.word) || (!isDetermined && !isOrdinalName && !(isFirst && hasLink)))
      return null
    if (said.values.some((value) => value > 99) || this.#sentence.saidAt.has(end)) return null
    if (this.#sentence.has(end, 'counted')) return null
    const whose = this.#whose.before(name.position, hasLink ? at : said.at, said.at, end)
    if (whose === 'nobody') return null
    return { position: name.position, at, end, said, ...this.#cuesBefore(name, at), isPlural: false, ...whose }
  }

  #cuesBefore({ position }: Name, at: number): Pick<Claim, 'index' | 'direct'> {
    const near = [this.#sentence.tokens[at - 1], this.#sentence.tokens[at - 2]]
    const has = (list: 'now' | 'next') => near.some((token) => this.#sentence.words.has(list, token?.word))
    const direct = has('next') ? 'next' : has('now') ? 'now' : null
    if (!indexed.includes(position)) return { index: null, direct }
    // 'the third', 'third and main'
    const ordinal = [at, at - 1, at - 2]
      .map((until) => this.#sentence.saidUntil.get(until))
      .find((said) => said?.form === 'ordinal' && said.values[0]! <= 4)
    if (ordinal !== undefined) return { index: ordinal.values[0]! - 1, direct }
    return { index: direct === 'now' ? 'now' : null, direct }
  }

  /** 'your Life Path 7 meets his 4': the second number is of the same name. */
  #secondOf(claim: Claim): Claim | null {
    const from = claim.said.at > claim.at ? claim.said.end : claim.end
    for (let at = from, words = 0; at < this.#sentence.tokens.length && words < 6; at += 1, words += 1) {
      const token = this.#sentence.tokens[at]!
      if (/^[.;!?]$/.test(token.text) || this.#sentence.words.names.findAt(this.#sentence.tokens, at) !== null)
        return null
      const holder = this.#sentence.words.has('theirs', token.word)
        ? 'other'
        : this.#sentence.words.has('yours', token.word)
          ? 'you'
          : this.#sentence.named(at)
      if (holder === null || holder === claim.holder) continue
      let next = at + 1
      while (
        next < at + 4 &&
        (/^[’'*_–—-]$/.test(this.#sentence.tokens[next]?.text ?? '') ||
          this.#sentence.words.has('gap', this.#sentence.tokens[next]?.word))
      )
        next += 1
      const said = this.#sentence.saidAt.get(next)
      const name: Name = { position: claim.position, isOrdinary: true, isPlural: false, isBareYear: false }
      if (
        said === undefined ||
        said.form === 'ordinal' ||
        said.form === 'percent' ||
        !canBe(this.#sentence, name, said, true, false)
      )
        return null
      this.#taken.add(said.at)
      return { ...claim, said, holder }
    }
    return null
  }
}
