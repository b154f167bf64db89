import type { ReadingLanguage } from '@numeria/contract'
import { commonWords } from '../languages/spoken-language.ts'
import type { Read } from './read.ts'
import { plainWord } from './tokens.ts'
import type { KnownPerson } from './truths.ts'
import type { Category } from './vocabulary.ts'

/** The person that a number belongs to: known people by their ids; a stranger's numbers are unknown and not judged. */
export type Holder = { ids: readonly string[]; isStranger: boolean }

/** A word that says who a sentence speaks of. */
export type Subject = Holder & { at: number; end: number; isThird: boolean }

export const stranger: Holder = { ids: [], isStranger: true }

const someone = /^(?:someone|somebody|anyone|alguem|alguien|quelqu|celui|celle|jemand|qualcuno)$/
const particles = new Set(['de', 'da', 'do', 'dos', 'das', 'del', 'la', 'van', 'von', 'der', 'di', 'le', 'e', 'y'])
const possessives: readonly Category[] = ['yours', 'theirs', 'politeYours']
/** Capitalised words that are not names. */
const noNames =
  /^(?:selene|numeria|pythagor|pitagor|chald|cald|caldeu|hebr|vedic|vedisch|lo|shu|kua|i|god|deus|dios|gott|dio|dieu|sun|moon|mars|venus|jupiter|saturn|mercury|uranus|neptune|rahu|ketu|sol|lua|luna|marte|jupiter|saturno|mercurio|mond|sonne|lune|soleil|terra|christmas|natal|navidad|noel|weihnachten|natale|easter|europe|portugal|lisbon|lisboa|porto|master|karmic|personal|universal|life|path|soul|urge|numerology|numerologia|numerologie)/

export class People {
  readonly #people: readonly KnownPerson[]
  readonly #names = new Map<string, string>()
  readonly #isGerman: boolean
  readonly #spoken: ReadonlySet<string>

  constructor(people: readonly KnownPerson[], language: ReadingLanguage) {
    this.#people = people
    this.#isGerman = language === 'de'
    this.#spoken = commonWords(language)
    const shared = new Set<string>()
    for (const { id, firstName, fullName, currentName = '' } of people)
      for (const part of `${firstName} ${fullName} ${currentName}`.split(/[\s.'’-]+/)) {
        const word = plainWord(part)
        if (word.length < 2 || particles.has(word)) continue
        const known = this.#names.get(word)
        if (known !== undefined && known !== id) shared.add(word)
        this.#names.set(word, id)
        if (this.#isGerman) this.#names.set(`${word}s`, id)
      }
    for (const word of shared) this.#names.delete(word)
  }

  get others(): readonly string[] {
    return this.#people.slice(1).map(({ id }) => id)
  }

  get all(): readonly string[] {
    return this.#people.map(({ id }) => id)
  }

  isName(word: string): boolean {
    return this.#names.has(word)
  }

  /** The people in a sentence, in order. @param third the last meaning of 'he' or 'she' */
  find(read: Read, third: Holder | null): Subject[] {
    const subjects: Subject[] = []
    let lastThird = third
    for (let at = 0; at < read.tokens.length; at += 1) {
      const found = this.#subjectAt(read, at, lastThird)
      if (found === null) continue
      if (found.isThird) lastThird = found
      subjects.push(found)
      at = found.end - 1
    }
    return subjects
  }

  #subjectAt(read: Read, at: number, third: Holder | null): Subject | null {
    const token = read.tokens[at]!
    if (token.kind === 'slot') {
      const id = token.slot!.split('.')[0]!
      return this.all.includes(id) ? { at, end: at + 1, ids: [id], isStranger: false, isThird: id !== 'you' } : null
    }
    if (token.kind !== 'word' && token.form !== 'shy') return null
    const named = this.#names.get(token.word)
    const isCapital = token.text[0] !== token.text[0]!.toLowerCase()
    if (named !== undefined && isCapital)
      return { at, end: at + 1, ids: [named], isStranger: false, isThird: named !== 'you' }
    const end = (category: Category) => read.at(category, at)?.end ?? null
    const both = end('both')
    if (both !== null) return { at, end: both, ids: this.all, isStranger: false, isThird: false }
    const theirsAfter = end('theirsAfter')
    if (theirsAfter !== null && (third !== null || this.others.length > 0))
      return { at, end: theirsAfter, ...this.#third(third), isThird: true }
    const partner = end('partners')
    if (partner !== null)
      return { at, end: partner, ...(this.others.length > 0 ? known(this.others) : stranger), isThird: true }
    const other = end('strangers')
    // 'You are someone with a Life Path 8' speaks of you.
    const isWhatYouAre = someone.test(token.word) && (read.is('copulas', at - 1) || read.is('youVerbs', at - 1))
    if (other !== null) return isWhatYouAre ? null : { at, end: other, ...stranger, isThird: true }
    const they = end('they') ?? end('theirs')
    if (they !== null && (third !== null || this.others.length > 0 || !isThing(token.word)))
      return { at, end: they, ...this.#third(third), isThird: true }
    const polite = end('politeYours')
    if (polite !== null)
      return {
        at,
        end: polite,
        ...(third === null && this.others.length === 0 ? known(['you']) : this.#third(third)),
        isThird: false,
      }
    // ', as you say,' is not what the sentence is about.
    const isAs = /^(?:as|como|comme|wie|come)$/.test(read.tokens[at - 1]?.word ?? '') && read.isMark(at - 2, ',')
    if (isAs && (read.isMark(at + 2, ',') || read.isMark(at + 3, ','))) return null
    const said = read.at('attributed', at)
    if (said !== null && read.isMark(at - 1, ',') && read.isMark(said.end, ',')) return null
    const you = end('you') ?? end('yours') ?? end('youVerbs')
    if (you !== null) return { at, end: you, ids: ['you'], isStranger: false, isThird: false }
    return isCapital && this.#isUnknownName(read, at) ? { at, end: at + 1, ...stranger, isThird: true } : null
  }

  #third(third: Holder | null): Holder {
    if (third !== null) return { ids: third.ids, isStranger: third.isStranger }
    return this.others.length > 0 ? known(this.others) : stranger
  }

  /** A capitalised word that means nothing else: 'as Sabine has', and at the start of a sentence or in German two of them, 'Oprah Winfrey'. */
  #isUnknownName(read: Read, at: number): boolean {
    const isName = (index: number) => {
      const token = read.tokens[index]
      if (token?.kind !== 'word' || !/^\p{Lu}\p{Ll}{2}/u.test(token.text)) return false
      return (
        !noNames.test(token.word) && !read.isKnown(index) && !this.isName(token.word) && !this.#spoken.has(token.word)
      )
    }
    // 'your Power Number', 'tu Número de Poder'
    if (
      possessives.some((one) => read.is(one, at - 1)) ||
      read.is('numberNouns', at - 2) ||
      read.is('numberNouns', at + 1)
    )
      return false
    const isFirst = at === 0 || (read.tokens[at - 1]!.kind === 'mark' && !read.isMark(at - 1, ',;'))
    return isName(at) && ((!isFirst && !this.#isGerman) || isName(at + 1) || (!isFirst && isName(at - 1)))
  }
}

function known(ids: readonly string[]): Holder {
  return { ids, isStranger: false }
}

/** Only English has pronouns that never stand for a thing. */
function isThing(word: string): boolean {
  return !/^(?:he|she|him|his|hers?|himself|herself)$/.test(word)
}
