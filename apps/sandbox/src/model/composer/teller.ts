import type { Conversation, Fact } from './data-block.ts'
import type { Unit } from './layout.ts'
import { capitalised, fill, hash, lowered, sameness, sentencesOf } from './text.ts'
import type { Words } from './words/words.ts'

type Part = 'essence' | 'gift' | 'shadow' | 'advice'

/** A number of a year that it names, which need not be the current one. */
const isOfNamedYear = ({ what, which }: Fact) => what.endsWith('_year') && which !== ''

/** Says things about facts, each at most once in a conversation. */
export class Teller {
  readonly conversation: Conversation
  readonly words: Words
  readonly #said: Set<string>
  readonly #seed: string
  readonly #told = new Set<string>()
  #joints = 0

  /** @param refused the reading that this one rewrites: its sentences were said */
  constructor(conversation: Conversation, words: Words, refused = '') {
    this.conversation = conversation
    this.words = words
    const { asked, replies } = conversation
    const { name } = asked.people[0]!
    this.#said = new Set(
      [...replies, refused].flatMap((reply) => sentencesOf(reply.replaceAll(`${name}, `, ''))).map(sameness),
    )
    this.#seed = `${name} ${asked.question} ${replies.length} ${asked.rewrite?.reason ?? ''}`.trimEnd()
  }

  /** Meanings come in Portuguese for a reading in Portuguese, else in English. */
  get #hasMeanings() {
    return this.asked.language === 'en' || this.asked.language === 'pt'
  }

  get asked() {
    return this.conversation.asked
  }

  /** Equal for the same question, person and turn. */
  vary(key: string): number {
    return hash(`${key} ${this.#seed}`)
  }

  /** The text where none of its sentences was said before, else nothing. */
  say(text: string): string {
    const sentences = sentencesOf(text).map(sameness).filter(Boolean)
    if (sentences.length === 0 || sentences.some((one) => this.#said.has(one))) return ''
    for (const one of sentences) this.#said.add(one)
    return text
  }

  /** The first of the variants that was not said yet, from one on that the question decides. */
  choose(
    key: string,
    variants: readonly string[],
    values: Readonly<Record<string, string>> = {},
    from = this.vary(key) % Math.max(variants.length, 1),
  ): string {
    for (const variant of [...variants.slice(from), ...variants.slice(0, from)]) {
      const said = this.say(capitalised(fill(variant, values)))
      if (said !== '') return said
    }
    return ''
  }

  wasTold = ({ id }: Fact): boolean => this.#told.has(id)

  /** 'your Life Path', 'your Second Pinnacle' */
  yours({ what, which }: Fact): string {
    return fill(this.words.numbers.get(what)?.yours ?? '', { nth: this.words.ordinals[Number(which) - 1] ?? '' })
  }

  /** 'Life Path' */
  name(fact: Fact): string {
    return this.yours(fact).replace(this.words.possessive, '')
  }

  theme({ value }: Fact): string {
    return this.words.digits[rootOf(value) - 1]?.theme ?? ''
  }

  /** One part of the meaning: the engine's text where it is in the reading's language, else the digit's. Empty when said already. */
  part(fact: Fact, part: Part): string {
    const { meaning, value } = fact
    const text = meaning && this.#hasMeanings ? this.say(meaning[part]) : ''
    // A digit in a text would be a number outside a slot.
    if (text !== '' && !/\d/.test(text)) return text
    const isOfDigit = fact.who === this.asked.people[0]!.id && !/^(?:lo_shu|karmic|challenge|planet)/.test(fact.what)
    return isOfDigit ? this.say(this.words.digits[rootOf(value) - 1]?.[part] ?? '') : ''
  }

  /** 'Your Life Path is {{you.life_path}}.' @param variants of the sentence; the first one for a fact that leads */
  head(fact: Fact, variants: readonly string[] = this.words.head): string {
    if (!fact.slot || !this.words.numbers.has(fact.what)) return ''
    this.#told.add(fact.id)
    const who = this.asked.people.find(({ id }) => id === fact.who)?.name ?? ''
    const [yours, name, theme] = [this.yours(fact), this.name(fact), this.theme(fact)]
    const values = { yours, name, slot: `{{${fact.id}}}`, who, theme, year: fact.which }
    if (fact.who !== this.asked.people[0]!.id && fact.who !== 'pair' && fact.who !== 'world')
      return fact.value === 0 ? '' : fill(this.words.theirs, values)
    // Without its year, the number of another year would stand for this one's, whatever was said before.
    const heads = isOfNamedYear(fact) ? this.words.inYear : variants
    const from = (this.#told.size - 1) % heads.length
    return this.choose(fact.id, heads, values, from) || capitalised(fill(heads[from]!, values))
  }

  /** All that can be said of a fact. Its number always stands; the rest comes in as there is room. */
  tell(fact: Fact, rank: number): Unit[] {
    if (fact.who === 'pair' && !/score/.test(fact.what)) return this.#meet(fact, rank)
    const head = this.head(fact)
    if (head === '') return []
    if (fact.who !== 'pair' && fact.who !== this.asked.people[0]!.id) return [{ text: head, rank: rank > 6 ? rank : 0 }]
    const digit = fact.meaning && this.#hasMeanings ? this.words.digits[rootOf(fact.value) - 1] : undefined
    return [
      { text: head, rank: rank > 6 ? rank : 0 },
      { text: this.say(this.words.numbers.get(fact.what)!.about), rank: rank + 3 },
      { text: this.part(fact, 'essence'), rank: rank + 1 },
      { text: this.part(fact, 'gift'), rank: rank + 1.5 },
      { text: this.part(fact, 'shadow'), rank: rank + 2 },
      { text: this.say(digit?.essence ?? ''), rank: rank + 40 },
      { text: this.say(digit?.gift ?? ''), rank: rank + 41 },
      { text: /^(?:lo_shu|karmic|challenge)/.test(fact.what) ? '' : this.asks(fact), rank: rank + 50 },
      { text: this.working(fact), rank: rank + 60 },
    ]
  }

  /** 'Your Life Path is about saying things aloud.' */
  asks = (fact: Fact): string =>
    fact.value === 0 ? '' : capitalised(fill(this.words.asks, { yours: this.yours(fact), theme: this.theme(fact) }))

  /** 'It is counted like this: {{you.expression.working}}.' Empty for a number that needs no counting. */
  working({ id, working }: Fact): string {
    return /[=→]/.test(working) ? fill(this.words.working, { working: `{{${id}.working}}` }) : ''
  }

  /** How two people meet in one number. */
  #meet(fact: Fact, rank: number): Unit[] {
    const [you, other] = this.asked.people.map(({ id }) =>
      this.asked.facts.find(({ who, what }) => who === id && what === fact.what),
    )
    if (!you || !other) return []
    const who = this.asked.people[1]!.name
    const values = { name: this.name(you), who, theme: this.theme(you), otherTheme: this.theme(other) }
    // Of two equal numbers the meaning says enough, where there is one in this language.
    const isSaid = values.theme === values.otherTheme && fact.meaning !== null && this.#hasMeanings
    return [
      { text: isSaid ? '' : this.choose(fact.id, [this.words.meet], values), rank: 0 },
      { text: this.part(fact, 'essence'), rank: 0 },
      { text: this.part(fact, 'gift'), rank: rank + 1 },
      { text: this.part(fact, 'shadow'), rank: rank + 1.5 },
    ]
  }

  /** How two numbers of one person meet. */
  joint(one: Fact | undefined, other: Fact | undefined): string {
    if (!one || !other || one.value * other.value === 0) return ''
    if (isOfNamedYear(one) || isOfNamedYear(other) || one.what === other.what || this.theme(one) === this.theme(other))
      return ''
    if ([one, other].some((fact) => this.yours(fact) === '' || /^(?:lo_shu|karmic|challenge)/.test(fact.what)))
      return ''
    const values = {
      yours: this.yours(one),
      theme: this.theme(one),
      other: this.yours(other),
      otherTheme: this.theme(other),
    }
    this.#joints += 1
    return this.choose('joint', this.words.joint, values, (this.vary('joint') + this.#joints) % this.words.joint.length)
  }

  today(advice: string): string {
    const after = this.asked.language === 'de' ? advice : lowered(advice)
    return advice && (this.choose('today', this.words.today, { advice: after }) || advice)
  }
}

export function rootOf(value: number): number {
  return value > 9 ? rootOf([...String(value)].reduce((sum, digit) => sum + Number(digit), 0)) : value
}
