import { chaldeanLetterValue, letterValue } from '@numeria/numerology'
import type { Read } from './read.ts'
import { plainWord } from './tokens.ts'
import type { KnownPerson } from './truths.ts'
import type { Category } from './vocabulary.ts'

/** Who a number is about: known people by their ids; a stranger's numbers are not known and not judged. */
export type Holder = { ids: readonly string[]; isStranger: boolean }

/** A word that says who a sentence speaks of. */
export type Subject = Holder & { at: number; end: number; isThird: boolean }

export const stranger: Holder = { ids: [], isStranger: true }

const particles = new Set(['de', 'da', 'do', 'dos', 'das', 'del', 'la', 'van', 'von', 'der', 'di', 'le', 'e', 'y'])
const possessives: readonly Category[] = ['yours', 'theirs', 'politeYours']
/** 'asks for company' is no company. */
const things =
  /^(?:company|house|flat|phone|apartment|casa|empresa|apartamento|telemovel|maison|entreprise|appartement|haus|firma|wohnung|azienda|appartamento)$/
/** Capitalised words that are nobody's name. */
const noNames =
  /^(?:selene|numeria|pythagor|pitagor|chald|cald|caldeu|hebr|vedic|vedisch|lo|shu|kua|i|god|deus|dios|gott|dio|dieu|sun|moon|mars|venus|jupiter|saturn|mercury|uranus|neptune|rahu|ketu|sol|lua|luna|marte|jupiter|saturno|mercurio|mond|sonne|lune|soleil|terra|christmas|natal|navidad|noel|weihnachten|natale|easter|europe|portugal|lisbon|lisboa|porto|master|karmic|personal|universal|life|path|soul|urge|numerology|numerologia|numerologie)/

/** Words that begin a sentence before 'is' or 'has', and are no names either. */
const starters =
  /^(?:there|this|that|these|those|it|its|what|which|who|here|everything|nothing|something|one|each|all|both|love|life|work|money|silence|now|then|and|but|so|if|yes|no|rest|home|time|change|freedom|trust|growth|energy|isto|isso|aquilo|tudo|nada|que|quem|onde|aqui|assim|esto|eso|aquello|todo|donde|asi|cela|ceci|tout|rien|ce|qui|quoi|das|dies|dieses|alles|nichts|was|hier|dort|wer|es|so|jetzt|dann|ruhe|stille|liebe|arbeit|geld|zeit|questo|quello|tutto|niente|cio|che|dove|come|ora|poi|quale|only|solo|nur|genau|auch|doch|denn|wie|wo|wenn|weil|als|ja|nein|zahl|nummer)$/

export class People {
  readonly #people: readonly KnownPerson[]
  readonly #names = new Map<string, string>()
  readonly #isGerman: boolean
  readonly #sums = new Map<string, readonly number[]>()

  /** All intermediate results of the workings of all people. */
  readonly steps: ReadonlySet<number>

  constructor(people: readonly KnownPerson[], isGerman: boolean, steps: ReadonlySet<number>) {
    this.steps = steps
    this.#people = people
    this.#isGerman = isGerman
    const shared = new Set<string>()
    for (const { id, firstName, fullName, currentName = '' } of people)
      for (const part of `${firstName} ${fullName} ${currentName}`.split(/[\s.'’-]+/)) {
        const word = plainWord(part)
        if (word.length < 2 || particles.has(word)) continue
        const known = this.#names.get(word)
        if (known !== undefined && known !== id) shared.add(word)
        this.#names.set(word, id)
      }
    for (const word of shared) this.#names.delete(word)
  }

  /** Returns the sums of all letters, the vowels and the consonants of a part of a name, in each letter system: 'Margarida makes 45, so 9'. */
  sumsOf(word: string): readonly number[] {
    const known = this.#sums.get(word)
    if (known !== undefined) return known
    const letters = [...word.toUpperCase()].filter((letter) => /^[A-Z]$/.test(letter))
    const ways = [letterValue, chaldeanLetterValue, (letter: string) => letter.charCodeAt(0) - 64]
    const vowels = letters.filter((letter) => 'AEIOUY'.includes(letter))
    const plain = vowels.filter((letter) => letter !== 'Y')
    const kinds = [
      letters,
      vowels,
      plain,
      letters.filter((one) => !vowels.includes(one)),
      letters.filter((one) => !plain.includes(one)),
    ]
    const sums = ways.flatMap((valueOf) =>
      kinds.flatMap((kind) => {
        const found = [kind.reduce((total, letter) => total + valueOf(letter), 0)]
        while (found.at(-1)! > 9)
          found.push([...String(found.at(-1))].reduce((total, digit) => total + Number(digit), 0))
        return found
      }),
    )
    this.#sums.set(word, sums)
    return sums
  }

  isFirstName(word: string): boolean {
    return this.#people.some(({ firstName }) => plainWord(firstName) === word)
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

  /** Who the sentence speaks of, in order. @param third whom 'he' or 'she' meant so far */
  find(read: Read, third: Holder | null): Subject[] {
    const subjects: Subject[] = []
    let lastThird = third
    for (let at = 0; at < read.tokens.length; at += 1) {
      const found = this.#subjectAt(read, at, lastThird, subjects)
      if (found === null) continue
      if (found.isThird) lastThird = found
      // 'your mother': the owner of the mother is not the owner of her number.
      const owner = subjects.at(-1)
      if (
        found.isStranger &&
        owner !== undefined &&
        at - owner.end <= 1 &&
        possessives.some((one) => read.is(one, owner.at))
      )
        subjects.pop()
      subjects.push(found)
      at = found.end - 1
    }
    return subjects
  }

  #subjectAt(read: Read, at: number, third: Holder | null, before: readonly Subject[]): Subject | null {
    const token = read.tokens[at]!
    if (token.kind === 'slot') {
      const id = token.slot!.split('.')[0]!
      return this.all.includes(id) ? { at, end: at + 1, ids: [id], isStranger: false, isThird: id !== 'you' } : null
    }
    if (token.kind !== 'word') return null
    const named = this.#names.get(token.word)
    const isCapital = token.text[0] !== token.text[0]!.toLowerCase()
    if (named !== undefined && isCapital)
      return { at, end: at + 1, ids: [named], isStranger: false, isThird: named !== 'you' }
    const end = (category: Category) => read.at(category, at)?.end ?? null
    const both = end('both')
    if (both !== null) return { at, end: both, ids: this.all, isStranger: false, isThird: false }
    const theirsAfter = end('theirsAfter')
    if (theirsAfter !== null) return { at, end: theirsAfter, ...this.#third(third), isThird: true }
    const partner = end('partners')
    if (partner !== null)
      return { at, end: partner, ...(this.others.length > 0 ? known(this.others) : stranger), isThird: true }
    const other = end('strangers')
    // 'És tu quem tem …': the one who was named just before.
    const isRelative = /^(?:quem|wer)$/.test(token.word) && before.at(-1)?.end === at
    const isThingAlone = things.test(token.word) && !this.#hasDeterminer(read, at)
    if (other !== null && !isRelative && !isThingAlone) return { at, end: other, ...stranger, isThird: true }
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
    const isAside = /^(?:as|como|comme|wie|come)$/.test(read.tokens[at - 1]?.word ?? '') && read.isMark(at - 2, ',')
    if (isAside && (read.isMark(at + 2, ',') || read.isMark(at + 3, ','))) return null
    const you = end('you') ?? end('yours') ?? end('youVerbs')
    if (you !== null) return { at, end: you, ids: ['you'], isStranger: false, isThird: false }
    return isCapital && this.#isUnknownName(read, at, before) ? { at, end: at + 1, ...stranger, isThird: true } : null
  }

  #hasDeterminer(read: Read, at: number): boolean {
    return read.is('singular', at - 1) || possessives.some((category) => read.is(category, at - 1))
  }

  #third(third: Holder | null): Holder {
    if (third !== null) return { ids: third.ids, isStranger: third.isStranger }
    return this.others.length > 0 ? known(this.others) : stranger
  }

  /** A capitalised word that is no number's name, no month and not the start of a sentence: 'Oprah Winfrey', 'Sabine has'. */
  #isUnknownName(read: Read, at: number, before: readonly Subject[]): boolean {
    const token = read.tokens[at]!
    if (
      token.word.length < 3 ||
      noNames.test(token.word) ||
      starters.test(token.word) ||
      /^\p{Lu}{2,}$/u.test(token.text)
    )
      return false
    const known: Category[] = [
      'name',
      'month',
      'weekday',
      'ordinal',
      'bareYear',
      'bareMonth',
      'bareDay',
      'numberNouns',
      'counted',
      'singular',
      'generic',
      'attributed',
      'hypothetical',
      'clauseWords',
      'now',
      'next',
      'nextYear',
      'thisYear',
      'today',
      'tomorrow',
      'anaphors',
      'and',
      'link',
      'copulas',
      'labels',
      'notCounted',
      'negations',
      'matchWords',
    ]
    if (known.some((category) => read.is(category, at))) return false
    const next = read.tokens[at + 1]
    const isFirst =
      at === 0 || read.tokens.slice(0, at).every(({ kind }) => kind === 'mark') || read.isMark(at - 1, ':.!?“"«(|')
    const isTwo =
      next?.kind === 'word' &&
      /^\p{Lu}\p{Ll}/u.test(next.text) &&
      !known.some((category) => read.is(category, at + 1)) &&
      !this.isName(next.word)
    const hasVerb = next !== undefined && (read.is('personVerbs', at + 1) || (isTwo && read.is('personVerbs', at + 2)))
    if (isFirst && isTwo && !this.#isGerman && read.at('name', at + 2) === null) return true
    if (isFirst) return hasVerb && !(read.tokens[at + 1]?.word === 's' && before.length > 0)
    const isAfterClause =
      read.tokens[at - 1]?.kind === 'mark' ||
      read.is('and', at - 1) ||
      /^(?:weil|dass|denn|aber|wenn)$/.test(read.tokens[at - 1]!.word)
    if (this.#isGerman) return isTwo || (hasVerb && isAfterClause)
    return /^\p{Lu}\p{Ll}/u.test(token.text)
  }
}

function known(ids: readonly string[]): Holder {
  return { ids, isStranger: false }
}

/** In French and German 'il' and 'sie' may stand for a thing. */
function isThing(word: string): boolean {
  return ['il', 'elle', 'er', 'sie', 'ihn', 'lui', 'ils', 'elles', 'deren', 'dessen', 'sein', 'ihr'].includes(word)
}
